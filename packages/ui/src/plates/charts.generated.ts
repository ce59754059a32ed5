// Written by scripts/charts.ts. Do not edit.
import AD from './assets/chart-ad.svg?url&no-inline';
import AE from './assets/chart-ae.svg?url&no-inline';
import AF from './assets/chart-af.svg?url&no-inline';
import AG from './assets/chart-ag.svg?url&no-inline';
import AI from './assets/chart-ai.svg?url&no-inline';
import AL from './assets/chart-al.svg?url&no-inline';
import AM from './assets/chart-am.svg?url&no-inline';
import AO from './assets/chart-ao.svg?url&no-inline';
import AR from './assets/chart-ar.svg?url&no-inline';
import AS from './assets/chart-as.svg?url&no-inline';
import AT from './assets/chart-at.svg?url&no-inline';
import AU from './assets/chart-au.svg?url&no-inline';
import AW from './assets/chart-aw.svg?url&no-inline';
import AZ from './assets/chart-az.svg?url&no-inline';
import BA from './assets/chart-ba.svg?url&no-inline';
import BB from './assets/chart-bb.svg?url&no-inline';
import BD from './assets/chart-bd.svg?url&no-inline';
import BE from './assets/chart-be.svg?url&no-inline';
import BF from './assets/chart-bf.svg?url&no-inline';
import BG from './assets/chart-bg.svg?url&no-inline';
import BH from './assets/chart-bh.svg?url&no-inline';
import BI from './assets/chart-bi.svg?url&no-inline';
import BJ from './assets/chart-bj.svg?url&no-inline';
import BM from './assets/chart-bm.svg?url&no-inline';
import BN from './assets/chart-bn.svg?url&no-inline';
import BO from './assets/chart-bo.svg?url&no-inline';
import BQ from './assets/chart-bq.svg?url&no-inline';
import BR from './assets/chart-br.svg?url&no-inline';
import BS from './assets/chart-bs.svg?url&no-inline';
import BT from './assets/chart-bt.svg?url&no-inline';
import BW from './assets/chart-bw.svg?url&no-inline';
import BY from './assets/chart-by.svg?url&no-inline';
import BZ from './assets/chart-bz.svg?url&no-inline';
import CA from './assets/chart-ca.svg?url&no-inline';
import CD from './assets/chart-cd.svg?url&no-inline';
import CF from './assets/chart-cf.svg?url&no-inline';
import CG from './assets/chart-cg.svg?url&no-inline';
import CH from './assets/chart-ch.svg?url&no-inline';
import CI from './assets/chart-ci.svg?url&no-inline';
import CK from './assets/chart-ck.svg?url&no-inline';
import CL from './assets/chart-cl.svg?url&no-inline';
import CM from './assets/chart-cm.svg?url&no-inline';
import CN from './assets/chart-cn.svg?url&no-inline';
import CO from './assets/chart-co.svg?url&no-inline';
import CR from './assets/chart-cr.svg?url&no-inline';
import CU from './assets/chart-cu.svg?url&no-inline';
import CV from './assets/chart-cv.svg?url&no-inline';
import CW from './assets/chart-cw.svg?url&no-inline';
import CY from './assets/chart-cy.svg?url&no-inline';
import CZ from './assets/chart-cz.svg?url&no-inline';
import DE from './assets/chart-de.svg?url&no-inline';
import DJ from './assets/chart-dj.svg?url&no-inline';
import DK from './assets/chart-dk.svg?url&no-inline';
import DM from './assets/chart-dm.svg?url&no-inline';
import DO from './assets/chart-do.svg?url&no-inline';
import DZ from './assets/chart-dz.svg?url&no-inline';
import EC from './assets/chart-ec.svg?url&no-inline';
import EE from './assets/chart-ee.svg?url&no-inline';
import EG from './assets/chart-eg.svg?url&no-inline';
import EH from './assets/chart-eh.svg?url&no-inline';
import ER from './assets/chart-er.svg?url&no-inline';
import ES from './assets/chart-es.svg?url&no-inline';
import ET from './assets/chart-et.svg?url&no-inline';
import FI from './assets/chart-fi.svg?url&no-inline';
import FJ from './assets/chart-fj.svg?url&no-inline';
import FK from './assets/chart-fk.svg?url&no-inline';
import FM from './assets/chart-fm.svg?url&no-inline';
import FO from './assets/chart-fo.svg?url&no-inline';
import FR from './assets/chart-fr.svg?url&no-inline';
import GA from './assets/chart-ga.svg?url&no-inline';
import GB from './assets/chart-gb.svg?url&no-inline';
import GD from './assets/chart-gd.svg?url&no-inline';
import GE from './assets/chart-ge.svg?url&no-inline';
import GF from './assets/chart-gf.svg?url&no-inline';
import GG from './assets/chart-gg.svg?url&no-inline';
import GH from './assets/chart-gh.svg?url&no-inline';
import GI from './assets/chart-gi.svg?url&no-inline';
import GL from './assets/chart-gl.svg?url&no-inline';
import GM from './assets/chart-gm.svg?url&no-inline';
import GN from './assets/chart-gn.svg?url&no-inline';
import GP from './assets/chart-gp.svg?url&no-inline';
import GQ from './assets/chart-gq.svg?url&no-inline';
import GR from './assets/chart-gr.svg?url&no-inline';
import GT from './assets/chart-gt.svg?url&no-inline';
import GU from './assets/chart-gu.svg?url&no-inline';
import GW from './assets/chart-gw.svg?url&no-inline';
import GY from './assets/chart-gy.svg?url&no-inline';
import HK from './assets/chart-hk.svg?url&no-inline';
import HN from './assets/chart-hn.svg?url&no-inline';
import HR from './assets/chart-hr.svg?url&no-inline';
import HT from './assets/chart-ht.svg?url&no-inline';
import HU from './assets/chart-hu.svg?url&no-inline';
import ID from './assets/chart-id.svg?url&no-inline';
import IE from './assets/chart-ie.svg?url&no-inline';
import IL from './assets/chart-il.svg?url&no-inline';
import IM from './assets/chart-im.svg?url&no-inline';
import IN from './assets/chart-in.svg?url&no-inline';
import IQ from './assets/chart-iq.svg?url&no-inline';
import IR from './assets/chart-ir.svg?url&no-inline';
import IS from './assets/chart-is.svg?url&no-inline';
import IT from './assets/chart-it.svg?url&no-inline';
import JE from './assets/chart-je.svg?url&no-inline';
import JM from './assets/chart-jm.svg?url&no-inline';
import JO from './assets/chart-jo.svg?url&no-inline';
import JP from './assets/chart-jp.svg?url&no-inline';
import KE from './assets/chart-ke.svg?url&no-inline';
import KG from './assets/chart-kg.svg?url&no-inline';
import KH from './assets/chart-kh.svg?url&no-inline';
import KI from './assets/chart-ki.svg?url&no-inline';
import KM from './assets/chart-km.svg?url&no-inline';
import KN from './assets/chart-kn.svg?url&no-inline';
import KP from './assets/chart-kp.svg?url&no-inline';
import KR from './assets/chart-kr.svg?url&no-inline';
import KW from './assets/chart-kw.svg?url&no-inline';
import KY from './assets/chart-ky.svg?url&no-inline';
import KZ from './assets/chart-kz.svg?url&no-inline';
import LA from './assets/chart-la.svg?url&no-inline';
import LB from './assets/chart-lb.svg?url&no-inline';
import LI from './assets/chart-li.svg?url&no-inline';
import LK from './assets/chart-lk.svg?url&no-inline';
import LR from './assets/chart-lr.svg?url&no-inline';
import LS from './assets/chart-ls.svg?url&no-inline';
import LT from './assets/chart-lt.svg?url&no-inline';
import LU from './assets/chart-lu.svg?url&no-inline';
import LV from './assets/chart-lv.svg?url&no-inline';
import LY from './assets/chart-ly.svg?url&no-inline';
import MA from './assets/chart-ma.svg?url&no-inline';
import MC from './assets/chart-mc.svg?url&no-inline';
import MD from './assets/chart-md.svg?url&no-inline';
import ME from './assets/chart-me.svg?url&no-inline';
import MG from './assets/chart-mg.svg?url&no-inline';
import MH from './assets/chart-mh.svg?url&no-inline';
import MK from './assets/chart-mk.svg?url&no-inline';
import ML from './assets/chart-ml.svg?url&no-inline';
import MM from './assets/chart-mm.svg?url&no-inline';
import MN from './assets/chart-mn.svg?url&no-inline';
import MO from './assets/chart-mo.svg?url&no-inline';
import MQ from './assets/chart-mq.svg?url&no-inline';
import MR from './assets/chart-mr.svg?url&no-inline';
import MS from './assets/chart-ms.svg?url&no-inline';
import MT from './assets/chart-mt.svg?url&no-inline';
import MU from './assets/chart-mu.svg?url&no-inline';
import MV from './assets/chart-mv.svg?url&no-inline';
import MW from './assets/chart-mw.svg?url&no-inline';
import MX from './assets/chart-mx.svg?url&no-inline';
import MY from './assets/chart-my.svg?url&no-inline';
import MZ from './assets/chart-mz.svg?url&no-inline';
import NA from './assets/chart-na.svg?url&no-inline';
import NC from './assets/chart-nc.svg?url&no-inline';
import NE from './assets/chart-ne.svg?url&no-inline';
import NF from './assets/chart-nf.svg?url&no-inline';
import NG from './assets/chart-ng.svg?url&no-inline';
import NI from './assets/chart-ni.svg?url&no-inline';
import NL from './assets/chart-nl.svg?url&no-inline';
import NO from './assets/chart-no.svg?url&no-inline';
import NP from './assets/chart-np.svg?url&no-inline';
import NR from './assets/chart-nr.svg?url&no-inline';
import NU from './assets/chart-nu.svg?url&no-inline';
import NZ from './assets/chart-nz.svg?url&no-inline';
import OM from './assets/chart-om.svg?url&no-inline';
import PA from './assets/chart-pa.svg?url&no-inline';
import PE from './assets/chart-pe.svg?url&no-inline';
import PF from './assets/chart-pf.svg?url&no-inline';
import PG from './assets/chart-pg.svg?url&no-inline';
import PH from './assets/chart-ph.svg?url&no-inline';
import PK from './assets/chart-pk.svg?url&no-inline';
import PL from './assets/chart-pl.svg?url&no-inline';
import PR from './assets/chart-pr.svg?url&no-inline';
import PS from './assets/chart-ps.svg?url&no-inline';
import PT from './assets/chart-pt.svg?url&no-inline';
import PW from './assets/chart-pw.svg?url&no-inline';
import PY from './assets/chart-py.svg?url&no-inline';
import QA from './assets/chart-qa.svg?url&no-inline';
import RE from './assets/chart-re.svg?url&no-inline';
import RO from './assets/chart-ro.svg?url&no-inline';
import RS from './assets/chart-rs.svg?url&no-inline';
import RU from './assets/chart-ru.svg?url&no-inline';
import RW from './assets/chart-rw.svg?url&no-inline';
import SA from './assets/chart-sa.svg?url&no-inline';
import SB from './assets/chart-sb.svg?url&no-inline';
import SC from './assets/chart-sc.svg?url&no-inline';
import SD from './assets/chart-sd.svg?url&no-inline';
import SE from './assets/chart-se.svg?url&no-inline';
import SG from './assets/chart-sg.svg?url&no-inline';
import SI from './assets/chart-si.svg?url&no-inline';
import SK from './assets/chart-sk.svg?url&no-inline';
import SL from './assets/chart-sl.svg?url&no-inline';
import SM from './assets/chart-sm.svg?url&no-inline';
import SN from './assets/chart-sn.svg?url&no-inline';
import SO from './assets/chart-so.svg?url&no-inline';
import SR from './assets/chart-sr.svg?url&no-inline';
import SS from './assets/chart-ss.svg?url&no-inline';
import ST from './assets/chart-st.svg?url&no-inline';
import SV from './assets/chart-sv.svg?url&no-inline';
import SX from './assets/chart-sx.svg?url&no-inline';
import SY from './assets/chart-sy.svg?url&no-inline';
import SZ from './assets/chart-sz.svg?url&no-inline';
import TC from './assets/chart-tc.svg?url&no-inline';
import TD from './assets/chart-td.svg?url&no-inline';
import TG from './assets/chart-tg.svg?url&no-inline';
import TH from './assets/chart-th.svg?url&no-inline';
import TJ from './assets/chart-tj.svg?url&no-inline';
import TL from './assets/chart-tl.svg?url&no-inline';
import TM from './assets/chart-tm.svg?url&no-inline';
import TN from './assets/chart-tn.svg?url&no-inline';
import TO from './assets/chart-to.svg?url&no-inline';
import TR from './assets/chart-tr.svg?url&no-inline';
import TT from './assets/chart-tt.svg?url&no-inline';
import TV from './assets/chart-tv.svg?url&no-inline';
import TW from './assets/chart-tw.svg?url&no-inline';
import TZ from './assets/chart-tz.svg?url&no-inline';
import UA from './assets/chart-ua.svg?url&no-inline';
import UG from './assets/chart-ug.svg?url&no-inline';
import US from './assets/chart-us.svg?url&no-inline';
import UY from './assets/chart-uy.svg?url&no-inline';
import UZ from './assets/chart-uz.svg?url&no-inline';
import VC from './assets/chart-vc.svg?url&no-inline';
import VE from './assets/chart-ve.svg?url&no-inline';
import VG from './assets/chart-vg.svg?url&no-inline';
import VI from './assets/chart-vi.svg?url&no-inline';
import VN from './assets/chart-vn.svg?url&no-inline';
import VU from './assets/chart-vu.svg?url&no-inline';
import WS from './assets/chart-ws.svg?url&no-inline';
import XK from './assets/chart-xk.svg?url&no-inline';
import YE from './assets/chart-ye.svg?url&no-inline';
import YT from './assets/chart-yt.svg?url&no-inline';
import ZA from './assets/chart-za.svg?url&no-inline';
import ZM from './assets/chart-zm.svg?url&no-inline';
import ZW from './assets/chart-zw.svg?url&no-inline';

/** Degrees north and east of the middle, units to a radian there, and where the middle stands on the chart. */
export type ChartView = readonly [number, number, number, number, number];
/** By country: the file, the corner of the cartouche (top or bottom, left or right), the wide chart, that of phones. */
export const charts: Readonly<
  Record<string, readonly [string, 'tl' | 'tr' | 'bl' | 'br', ChartView, ChartView]>
> = {
  AD: [AD, 'br', [42.5,1.6,13331,464,341], [42.5,1.6,3457,195,236]],
  AE: [AE, 'tr', [24.3,54,8762,468,350], [24.3,54,3457,195,236]],
  AF: [AF, 'tl', [33.9,67.7,3347,984,346], [33.9,67.7,1497,199,238]],
  AG: [AG, 'tr', [17.4,-61.8,13331,464,341], [17.4,-61.8,3457,195,236]],
  AI: [AI, 'tr', [18.4,-63.2,13331,464,341], [18.4,-63.2,3457,195,236]],
  AL: [AL, 'bl', [41.1,20.2,10060,981,349], [41.1,20.2,3457,195,236]],
  AM: [AM, 'br', [40.1,45,12544,457,336], [40.1,45,3457,195,236]],
  AO: [AO, 'tl', [-11.2,17.9,2231,975,340], [-11.2,17.9,1460,194,235]],
  AR: [AR, 'tl', [-38.4,-63.6,916,956,340], [-38.4,-63.6,650,181,235]],
  AS: [AS, 'bl', [-14.4,-169.5,13331,976,341], [-14.4,-169.5,3457,195,236]],
  AT: [AT, 'br', [47.7,13.3,8609,463,342], [47.7,13.3,3413,195,236]],
  AU: [AU, 'bl', [-26.8,133.3,898,977,333], [-26.8,133.3,483,196,232]],
  AW: [AW, 'tr', [12.5,-70,13331,464,341], [12.5,-70,3457,195,236]],
  AZ: [AZ, 'br', [40.1,47.7,8673,465,348], [40.1,47.7,3457,195,236]],
  BA: [BA, 'tl', [43.9,17.7,11142,979,346], [43.9,17.7,3457,195,236]],
  BB: [BB, 'tl', [13.2,-59.5,13331,976,341], [13.2,-59.5,3457,195,236]],
  BD: [BD, 'bl', [23.7,90.3,5160,971,340], [23.7,90.3,3457,195,236]],
  BE: [BE, 'bl', [50.5,4.4,13331,976,341], [50.5,4.4,3457,195,236]],
  BF: [BF, 'tr', [12.2,-1.6,5340,462,345], [12.2,-1.6,2259,194,238]],
  BG: [BG, 'tr', [42.7,25.5,9651,471,349], [42.7,25.5,3457,195,236]],
  BH: [BH, 'br', [26,50.5,13331,464,341], [26,50.5,3457,195,236]],
  BI: [BI, 'bl', [-3.4,29.9,13331,976,341], [-3.4,29.9,3457,195,236]],
  BJ: [BJ, 'tl', [9.3,2.3,4910,976,342], [9.3,2.3,3457,195,236]],
  BM: [BM, 'tl', [32.3,-64.8,13331,976,341], [32.3,-64.8,3457,195,236]],
  BN: [BN, 'tl', [4.5,114.7,13331,976,341], [4.5,114.7,3457,195,236]],
  BO: [BO, 'bl', [-16.3,-63.6,2293,977,341], [-16.3,-63.6,1499,196,236]],
  BQ: [BQ, 'tr', [12.2,-68.3,13331,464,341], [12.2,-68.3,3457,195,236]],
  BR: [BR, 'bl', [-14.2,-51.4,784,977,340], [-14.2,-51.4,395,196,235]],
  BS: [BS, 'tr', [24.6,-76.6,6385,462,336], [24.6,-76.6,3176,194,234]],
  BT: [BT, 'tl', [27.5,90.4,13331,976,341], [27.5,90.4,3457,195,236]],
  BW: [BW, 'br', [-22.3,24.7,3316,466,337], [-22.3,24.7,2020,196,234]],
  BY: [BY, 'tl', [53.7,27.9,6208,977,342], [53.7,27.9,3039,196,237]],
  BZ: [BZ, 'tr', [17.2,-88.5,11635,466,338], [17.2,-88.5,3457,195,236]],
  CA: [CA, 'bl', [62.4,-96.8,742,927,353], [62.4,-96.8,361,171,242]],
  CD: [CD, 'bl', [-4,21.7,1609,974,339], [-4,21.7,922,194,235]],
  CF: [CF, 'bl', [6.6,20.9,3406,975,343], [6.6,20.9,1350,195,237]],
  CG: [CG, 'bl', [-0.7,14.9,3479,977,344], [-0.7,14.9,2333,196,238]],
  CH: [CH, 'br', [46.8,8.2,13331,464,341], [46.8,8.2,3457,195,236]],
  CI: [CI, 'bl', [7.5,-5.6,4760,974,344], [7.5,-5.6,2893,193,238]],
  CK: [CK, 'tl', [-21.2,-159.8,13331,976,341], [-21.2,-159.8,3457,195,236]],
  CL: [CL, 'tl', [-36.7,-71.1,793,972,340], [-36.7,-71.1,563,192,236]],
  CM: [CM, 'bl', [7.4,12.4,2660,978,340], [7.4,12.4,1887,196,235]],
  CN: [CN, 'tr', [34.7,104.2,785,485,351], [34.7,104.2,404,206,241]],
  CO: [CO, 'bl', [4.7,-74.3,1704,974,341], [4.7,-74.3,1192,194,236]],
  CR: [CR, 'tl', [9.6,-84.3,9567,968,345], [9.6,-84.3,3457,195,236]],
  CU: [CU, 'tr', [21.5,-79.5,4385,465,345], [21.5,-79.5,1738,195,238]],
  CV: [CV, 'tl', [15.9,-23.9,13331,976,341], [15.9,-23.9,3457,195,236]],
  CW: [CW, 'tr', [12.2,-69,13331,464,341], [12.2,-69,3457,195,236]],
  CY: [CY, 'bl', [34.9,33.2,13331,976,341], [34.9,33.2,3457,195,236]],
  CZ: [CZ, 'bl', [49.8,15.5,10164,978,342], [49.8,15.5,3457,195,236]],
  DE: [DE, 'bl', [51.2,10.4,3889,975,339], [51.2,10.4,2759,194,235]],
  DJ: [DJ, 'tr', [11.8,42.6,13331,464,341], [11.8,42.6,3457,195,236]],
  DK: [DK, 'tl', [56.2,11.6,9531,972,335], [56.2,11.6,3457,195,236]],
  DM: [DM, 'tl', [15.4,-61.4,13331,976,341], [15.4,-61.4,3457,195,236]],
  DO: [DO, 'tr', [18.7,-70.2,12674,457,351], [18.7,-70.2,3457,195,236]],
  DZ: [DZ, 'tl', [28,1.6,1669,971,344], [28,1.6,942,192,238]],
  EC: [EC, 'bl', [-1.8,-78.1,4712,978,342], [-1.8,-78.1,3032,196,237]],
  EE: [EE, 'bl', [58.6,25,13331,976,341], [58.6,25,3457,195,236]],
  EG: [EG, 'tr', [26.8,30.8,3108,457,345], [26.8,30.8,1587,191,238]],
  EH: [EH, 'tl', [24.2,-12.9,4404,981,346], [24.2,-12.9,2271,198,239]],
  ER: [ER, 'br', [15.2,39.8,5394,465,340], [15.2,39.8,2697,195,236]],
  ES: [ES, 'tl', [39.8,-2.5,3786,967,347], [39.8,-2.5,1717,191,239]],
  ET: [ET, 'br', [9.1,40.5,2645,465,343], [9.1,40.5,1182,195,237]],
  FI: [FI, 'tl', [64.9,26.1,2969,974,344], [64.9,26.1,2106,193,238]],
  FJ: [FJ, 'tl', [-18.4,179.4,6664,973,341], [-18.4,179.4,3457,195,236]],
  FK: [FK, 'tl', [-51.7,-59.5,13331,976,341], [-51.7,-59.5,3457,195,236]],
  FM: [FM, 'tl', [6.4,157.7,13331,976,341], [6.4,157.7,3457,195,236]],
  FO: [FO, 'tl', [61.9,-7,13331,976,341], [61.9,-7,3457,195,236]],
  FR: [FR, 'tl', [46.2,2.2,3199,959,349], [46.2,2.2,1701,186,240]],
  GA: [GA, 'bl', [-0.8,11.6,4852,976,340], [-0.8,11.6,3022,195,236]],
  GB: [GB, 'tl', [55.4,-3.4,2781,967,341], [55.4,-3.4,1973,189,236]],
  GD: [GD, 'tl', [12.3,-61.6,13331,976,341], [12.3,-61.6,3457,195,236]],
  GE: [GE, 'tl', [42.3,43.3,8923,965,349], [42.3,43.3,3457,195,236]],
  GF: [GF, 'tr', [3.9,-53.1,8357,469,345], [3.9,-53.1,3457,195,236]],
  GG: [GG, 'bl', [49.6,-2.4,13331,976,341], [49.6,-2.4,3457,195,236]],
  GH: [GH, 'bl', [8,-1,4726,979,337], [8,-1,3353,197,233]],
  GI: [GI, 'bl', [36.1,-5.3,13331,976,341], [36.1,-5.3,3457,195,236]],
  GL: [GL, 'br', [71.7,-42.2,1272,459,342], [71.7,-42.2,902,192,237]],
  GM: [GM, 'bl', [13.4,-15.3,13331,976,341], [13.4,-15.3,3457,195,236]],
  GN: [GN, 'bl', [9.9,-11.4,5538,972,345], [9.9,-11.4,2398,193,238]],
  GP: [GP, 'tl', [15.5,-61.3,13331,976,341], [15.5,-61.3,3457,195,236]],
  GQ: [GQ, 'tl', [2.3,9.9,10658,980,350], [2.3,9.9,3457,195,236]],
  GR: [GR, 'bl', [38.3,23.9,4366,968,341], [38.3,23.9,2587,190,236]],
  GT: [GT, 'bl', [15.8,-90.2,7432,981,338], [15.8,-90.2,3457,195,236]],
  GU: [GU, 'tl', [13.4,144.8,13331,976,341], [13.4,144.8,3457,195,236]],
  GW: [GW, 'tl', [11.8,-15.2,13331,976,341], [11.8,-15.2,3457,195,236]],
  GY: [GY, 'tr', [4.9,-58.9,4119,466,339], [4.9,-58.9,2922,197,235]],
  HK: [HK, 'br', [22.4,114.1,13331,464,341], [22.4,114.1,3457,195,236]],
  HN: [HN, 'tr', [15.2,-86.2,6825,470,342], [15.2,-86.2,2908,198,236]],
  HR: [HR, 'bl', [44.5,16.5,7384,979,340], [44.5,16.5,3457,195,236]],
  HT: [HT, 'bl', [19.1,-73.1,13331,976,341], [19.1,-73.1,3457,195,236]],
  HU: [HU, 'bl', [47.2,19.5,9639,982,334], [47.2,19.5,3457,195,236]],
  ID: [ID, 'bl', [-2.6,113,1247,975,339], [-2.6,113,494,195,235]],
  IE: [IE, 'tl', [53.4,-8.2,7726,981,344], [53.4,-8.2,3457,195,236]],
  IL: [IL, 'tl', [31.4,35.1,7748,981,348], [31.4,35.1,3457,195,236]],
  IM: [IM, 'tr', [54.2,-4.6,13331,464,341], [54.2,-4.6,3457,195,236]],
  IN: [IN, 'br', [21.1,82.8,1068,469,345], [21.1,82.8,669,198,239]],
  IQ: [IQ, 'tl', [33.2,43.7,3665,973,343], [33.2,43.7,2107,193,237]],
  IR: [IR, 'tl', [32.4,53.7,2055,957,351], [32.4,53.7,1093,185,242]],
  IS: [IS, 'tl', [65,-19,9578,974,338], [65,-19,3457,195,236]],
  IT: [IT, 'tl', [41.3,12.6,2620,969,340], [41.3,12.6,1859,190,236]],
  JE: [JE, 'bl', [49.2,-2.1,13331,976,341], [49.2,-2.1,3457,195,236]],
  JM: [JM, 'bl', [18.1,-77.3,13331,976,341], [18.1,-77.3,3457,195,236]],
  JO: [JO, 'tl', [31.3,37.1,7250,977,340], [31.3,37.1,3457,195,236]],
  JP: [JP, 'tr', [37.9,137.2,2001,481,345], [37.9,137.2,1298,206,239]],
  KE: [KE, 'br', [0.2,37.9,3129,465,340], [0.2,37.9,2195,196,235]],
  KG: [KG, 'tl', [41.2,74.7,5312,980,345], [41.2,74.7,2106,197,237]],
  KH: [KH, 'br', [12.6,105,7061,468,337], [12.6,105,3405,197,234]],
  KI: [KI, 'tl', [0.2,174.8,5232,976,345], [0.2,174.8,3457,195,236]],
  KM: [KM, 'tr', [-11.9,43.9,13331,464,341], [-11.9,43.9,3457,195,236]],
  KN: [KN, 'bl', [17.3,-62.7,13331,976,341], [17.3,-62.7,3457,195,236]],
  KP: [KP, 'tr', [40.3,127.5,5689,472,348], [40.3,127.5,3457,195,236]],
  KR: [KR, 'br', [35.9,128.2,5612,460,343], [35.9,128.2,3052,193,237]],
  KW: [KW, 'br', [29.3,47.5,13331,464,341], [29.3,47.5,3457,195,236]],
  KY: [KY, 'tl', [19.5,-80.6,13331,976,341], [19.5,-80.6,3457,195,236]],
  KZ: [KZ, 'bl', [48,66.9,1666,979,342], [48,66.9,660,196,236]],
  LA: [LA, 'br', [18.2,103.9,3540,462,342], [18.2,103.9,2435,194,237]],
  LB: [LB, 'bl', [33.9,35.9,13331,976,341], [33.9,35.9,3457,195,236]],
  LI: [LI, 'bl', [47.2,9.5,13331,976,341], [47.2,9.5,3457,195,236]],
  LK: [LK, 'tr', [7.9,80.8,7775,467,338], [7.9,80.8,3457,195,236]],
  LR: [LR, 'bl', [6.5,-9.4,7204,979,336], [6.5,-9.4,3457,195,236]],
  LS: [LS, 'br', [-29.6,28.2,13331,464,341], [-29.6,28.2,3457,195,236]],
  LT: [LT, 'tl', [55.2,23.9,11865,980,334], [55.2,23.9,3457,195,236]],
  LU: [LU, 'tl', [49.8,6.1,13331,976,341], [49.8,6.1,3457,195,236]],
  LV: [LV, 'bl', [56.9,24.6,10990,977,337], [56.9,24.6,3457,195,236]],
  LY: [LY, 'br', [26.3,17.2,2228,458,348], [26.3,17.2,1224,192,240]],
  MA: [MA, 'tl', [28.7,-9,2110,990,344], [28.7,-9,1236,203,238]],
  MC: [MC, 'bl', [43.7,7.4,13331,976,341], [43.7,7.4,3457,195,236]],
  MD: [MD, 'br', [47,28.4,10033,464,337], [47,28.4,3457,195,236]],
  ME: [ME, 'tl', [42.7,19.4,13331,976,341], [42.7,19.4,3457,195,236]],
  MG: [MG, 'tr', [-18.8,46.9,2226,463,342], [-18.8,46.9,1579,194,236]],
  MH: [MH, 'tl', [7.4,169.9,5315,977,344], [7.4,169.9,3457,195,236]],
  MK: [MK, 'tl', [41.6,21.7,13331,976,341], [41.6,21.7,3457,195,236]],
  ML: [ML, 'tl', [17.6,-4,2046,978,341], [17.6,-4,1106,196,236]],
  MM: [MM, 'br', [19.2,96.7,1622,465,340], [19.2,96.7,1151,196,235]],
  MN: [MN, 'br', [46.9,103.8,2065,455,341], [46.9,103.8,818,192,236]],
  MO: [MO, 'br', [22.2,113.6,13331,464,341], [22.2,113.6,3457,195,236]],
  MQ: [MQ, 'tl', [15.5,-61.3,13331,976,341], [15.5,-61.3,3457,195,236]],
  MR: [MR, 'tl', [21,-11,2418,978,342], [21,-11,1555,196,237]],
  MS: [MS, 'bl', [16.7,-62.2,13331,976,341], [16.7,-62.2,3457,195,236]],
  MT: [MT, 'tr', [35.9,14.4,13331,464,341], [35.9,14.4,3457,195,236]],
  MU: [MU, 'tl', [-20.2,57.6,13331,976,341], [-20.2,57.6,3457,195,236]],
  MV: [MV, 'tl', [3.9,73.2,4692,974,339], [3.9,73.2,3329,194,234]],
  MW: [MW, 'tr', [-13.3,34.3,3918,465,344], [-13.3,34.3,2779,196,238]],
  MX: [MX, 'tl', [23.6,-102.5,1552,964,353], [23.6,-102.5,615,190,241]],
  MY: [MY, 'bl', [4.1,109.5,2267,977,342], [4.1,109.5,899,195,236]],
  MZ: [MZ, 'br', [-18.7,35.5,1858,463,341], [-18.7,35.5,1318,194,236]],
  NA: [NA, 'tl', [-23,18.5,2548,977,341], [-23,18.5,1358,195,236]],
  NC: [NC, 'tl', [-21.1,165.9,9994,981,331], [-21.1,165.9,3457,195,236]],
  NE: [NE, 'br', [17.6,8.1,2572,471,343], [17.6,8.1,1164,198,237]],
  NF: [NF, 'tl', [-29,168,13331,976,341], [-29,168,3457,195,236]],
  NG: [NG, 'bl', [9.1,8.7,3159,980,340], [9.1,8.7,1485,197,236]],
  NI: [NI, 'tr', [12.9,-85.2,7028,466,338], [12.9,-85.2,3457,195,236]],
  NL: [NL, 'bl', [52.2,5.3,10788,983,333], [52.2,5.3,3457,195,236]],
  NO: [NO, 'bl', [64.6,17.9,2352,1016,354], [64.6,17.9,1594,222,245]],
  NP: [NP, 'tl', [28.4,84.1,6147,972,342], [28.4,84.1,2436,193,236]],
  NR: [NR, 'tl', [-0.5,166.9,13331,976,341], [-0.5,166.9,3457,195,236]],
  NU: [NU, 'bl', [-19.1,-169.9,13331,976,341], [-19.1,-169.9,3457,195,236]],
  NZ: [NZ, 'tr', [-40.8,172.5,2341,452,337], [-40.8,172.5,1661,186,233]],
  OM: [OM, 'br', [21.5,55.9,3125,466,342], [21.5,55.9,2217,196,237]],
  PA: [PA, 'bl', [8.4,-80.1,7587,977,343], [8.4,-80.1,3007,195,237]],
  PE: [PE, 'bl', [-9.2,-75,1657,978,341], [-9.2,-75,1176,197,236]],
  PF: [PF, 'bl', [-17.2,-150.7,13331,976,341], [-17.2,-150.7,3457,195,236]],
  PG: [PG, 'tr', [-6.5,148.4,2943,464,341], [-6.5,148.4,1169,195,236]],
  PH: [PH, 'tr', [12.9,121.8,1847,464,341], [12.9,121.8,1310,195,236]],
  PK: [PK, 'bl', [30.4,68.9,2254,982,342], [30.4,68.9,1286,199,237]],
  PL: [PL, 'tl', [51.9,19.1,5250,968,346], [51.9,19.1,2836,191,238]],
  PR: [PR, 'tr', [18.2,-66.6,13331,464,341], [18.2,-66.6,3457,195,236]],
  PS: [PS, 'tl', [31.9,34.9,13331,976,341], [31.9,34.9,3457,195,236]],
  PT: [PT, 'tl', [39.6,-7.9,5852,975,337], [39.6,-7.9,3457,195,236]],
  PW: [PW, 'tl', [7.5,134.4,13331,976,341], [7.5,134.4,3457,195,236]],
  PY: [PY, 'tl', [-23.4,-58.4,3654,980,338], [-23.4,-58.4,2269,198,234]],
  QA: [QA, 'tr', [25.4,51.2,13331,464,341], [25.4,51.2,3457,195,236]],
  RE: [RE, 'tl', [-21.1,55.5,13331,976,341], [-21.1,55.5,3457,195,236]],
  RO: [RO, 'br', [46,25,6550,463,337], [46,25,2653,195,235]],
  RS: [RS, 'bl', [44.2,20.9,7701,970,342], [44.2,20.9,3457,195,236]],
  RU: [RU, 'br', [61.5,105,609,522,389], [61.5,105,241,218,255]],
  RW: [RW, 'bl', [-1.9,29.9,13331,976,341], [-1.9,29.9,3457,195,236]],
  SA: [SA, 'br', [24.2,45.1,1918,456,345], [24.2,45.1,922,191,238]],
  SB: [SB, 'tr', [-9.2,159.4,5799,465,338], [-9.2,159.4,2635,195,235]],
  SC: [SC, 'tl', [-4.8,55.6,13331,976,341], [-4.8,55.6,3457,195,236]],
  SD: [SD, 'br', [15.5,30.2,2255,468,341], [15.5,30.2,1085,197,236]],
  SE: [SE, 'tl', [62.2,17.6,2228,989,343], [62.2,17.6,1580,204,237]],
  SG: [SG, 'tr', [1.4,103.8,13331,464,341], [1.4,103.8,3457,195,236]],
  SI: [SI, 'bl', [46.1,14.9,13331,976,341], [46.1,14.9,3457,195,236]],
  SK: [SK, 'tl', [48.7,19.7,11775,980,337], [48.7,19.7,3457,195,236]],
  SL: [SL, 'bl', [8.5,-11.8,9870,974,334], [8.5,-11.8,3457,195,236]],
  SM: [SM, 'bl', [43.9,12.4,13331,976,341], [43.9,12.4,3457,195,236]],
  SN: [SN, 'tl', [14.5,-14.5,6937,969,341], [14.5,-14.5,2929,192,236]],
  SO: [SO, 'tr', [5.1,46.2,2218,466,343], [5.1,46.2,1574,196,238]],
  SR: [SR, 'tr', [3.9,-56,7265,467,344], [3.9,-56,3457,195,236]],
  SS: [SS, 'tr', [7.9,30,3478,461,338], [7.9,30,1497,194,235]],
  ST: [ST, 'tl', [0.9,7,13331,976,341], [0.9,7,3457,195,236]],
  SV: [SV, 'bl', [13.8,-88.9,13331,976,341], [13.8,-88.9,3457,195,236]],
  SX: [SX, 'tr', [18,-63.1,13331,464,341], [18,-63.1,3457,195,236]],
  SY: [SY, 'bl', [34.8,39.1,6039,986,346], [34.8,39.1,3231,201,239]],
  SZ: [SZ, 'br', [-26.5,31.4,13331,464,341], [-26.5,31.4,3457,195,236]],
  TC: [TC, 'tr', [21.6,-71.8,13331,464,341], [21.6,-71.8,3457,195,236]],
  TD: [TD, 'tr', [15.5,18.7,1901,464,340], [15.5,18.7,1348,195,235]],
  TG: [TG, 'tr', [8.6,0.8,6030,462,343], [8.6,0.8,3457,195,236]],
  TH: [TH, 'tr', [13,101.5,2050,463,342], [13,101.5,1455,194,237]],
  TJ: [TJ, 'tl', [38.9,71.3,6958,976,336], [38.9,71.3,2860,195,234]],
  TL: [TL, 'br', [-8.8,125.7,13331,464,341], [-8.8,125.7,3457,195,236]],
  TM: [TM, 'tl', [39,59.5,3986,963,340], [39,59.5,1610,190,236]],
  TN: [TN, 'tr', [33.8,9.5,4268,462,340], [33.8,9.5,3028,193,235]],
  TO: [TO, 'bl', [-20.6,-175.2,8526,979,347], [-20.6,-175.2,3457,195,236]],
  TR: [TR, 'bl', [39,35.2,2970,967,346], [39,35.2,1177,191,238]],
  TT: [TT, 'tr', [10.7,-61.2,13331,464,341], [10.7,-61.2,3457,195,236]],
  TV: [TV, 'tl', [-8.3,178.5,13331,976,341], [-8.3,178.5,3457,195,236]],
  TW: [TW, 'br', [23.6,120.1,8966,458,341], [23.6,120.1,3457,195,236]],
  TZ: [TZ, 'tr', [-6.4,34.9,2829,466,343], [-6.4,34.9,1591,196,237]],
  UA: [UA, 'br', [48.8,31.1,3735,465,341], [48.8,31.1,1481,195,236]],
  UG: [UG, 'tl', [1.4,32.3,5332,978,339], [1.4,32.3,3214,196,235]],
  US: [US, 'tl', [37,-95.8,1070,988,370], [37,-95.8,424,200,248]],
  UY: [UY, 'br', [-32.5,-55.8,6231,460,337], [-32.5,-55.8,3457,195,236]],
  UZ: [UZ, 'tl', [41.4,64.6,3425,976,345], [41.4,64.6,1357,195,238]],
  VC: [VC, 'tl', [13,-61.3,13331,976,341], [13,-61.3,3457,195,236]],
  VE: [VE, 'tr', [8.2,-66.6,2017,464,340], [8.2,-66.6,1307,195,236]],
  VG: [VG, 'tr', [18.5,-64.5,13331,464,341], [18.5,-64.5,3457,195,236]],
  VI: [VI, 'tr', [18,-64.8,13331,464,341], [18,-64.8,3457,195,236]],
  VN: [VN, 'tr', [16,105.8,2053,461,340], [16,105.8,1457,193,235]],
  VU: [VU, 'tl', [-15.4,167.6,6384,981,336], [-15.4,167.6,3457,195,236]],
  WS: [WS, 'bl', [-13.8,-172.1,13331,976,341], [-13.8,-172.1,3457,195,236]],
  XK: [XK, 'bl', [42.6,20.9,13331,976,341], [42.6,20.9,3457,195,236]],
  YE: [YE, 'br', [15.6,48.5,3803,459,341], [15.6,48.5,1507,193,236]],
  YT: [YT, 'bl', [-12.8,45.2,13331,976,341], [-12.8,45.2,3457,195,236]],
  ZA: [ZA, 'bl', [-28.5,24.7,2395,974,339], [-28.5,24.7,1208,194,235]],
  ZM: [ZM, 'tr', [-13.1,27.8,3080,461,339], [-13.1,27.8,1533,194,235]],
  ZW: [ZW, 'br', [-19,29.1,4471,462,340], [-19,29.1,2358,194,235]],
};
