/**
 * Names of places as people type them, by the country that is meant: in the languages of the site and in those of the
 * place, everyday and former names, without marks, in other widths and letters, and with mistakes.
 */
const typed = `
US: usa, u.s.a., america, Vereinigte Staaten, États-Unis, etats unis, Estados Unidos, Stati Uniti, Stany Zjednoczone, США, アメリカ, الولايات المتحدة
US: nyc, Nueva York, new yrok, newyork, Nowy Jork, ニューヨーク, نيويورك, نیویورک, los angles, los angelos, Лос Анджелес, Чикаго, chicgo, シアトル, seatle, miammi, dalas, atalnta
CA: canada, Kanada, カナダ, Канада, كندا, کندا, toronot, monreal, Монреаль, vancover, バンクーバー
MX: méxico, mexiko, cdmx, Meksyk, Мехико, mexico ctiy
BR: brasil, Brésil, sao paolo, ＳÃＯ ＰＡＵＬＯ, Бразилия, ブラジル, البرازيل
AR: argentinien, buenos ayres, Аргентина
CL: chili, santiago, Чили
CO: kolumbien, bogota, Колумбия
PE: perou, lima
CR: costarica, san jose
PA: panamá, Panama-Stadt
GB: uk, u.k., ｕｋ, england, great britain, Großbritannien, grossbritannien, Royaume-Uni, Reino Unido, Regno Unito, Verenigd Koninkrijk, Wielka Brytania, Великобритания, イギリス, المملكة المتحدة, scotland, untied kingdom
GB: londres, Londra, Londyn, Лондон, ロンドン, ろんどん, ﾛﾝﾄﾞﾝ, ｌｏｎｄｏｎ, لندن, لـنـدن, lodnon, lonndon, londn, machester, glasgwo
IE: ireland, irland, Irlande, éire, dubln, Дублин, アイルランド
NL: holland, Hollande, holanda, Niederlande, Pays-Bas, paises bajos, Paesi Bassi, Nederland, Нидерланды, オランダ, هولندا, amsterdm, amsterdamm, netherlads
BE: belgien, belgië, bruxelles, Брюссель, ベルギー, brusels
LU: luxemburg, lussemburgo, ルクセンブルク
DE: deutschland, Allemagne, alemania, germania, Duitsland, Niemcy, Германия, ドイツ, ألمانيا, المانيا, Francfort, frankfrut, duesseldorf, germny, berlín, berlni
CH: schweiz, suisse, svizzera, Zwitserland, Szwajcaria, Швейцария, スイス, سويسرا, سویسرا, zürich, zuerich, Genf, Ginevra, switserland, switzerlnad
FR: frankreich, francia, Frankrijk, Francja, Франция, フランス, فرنسا, parigi, Париж, パリ, marsella, marseile, farnce
IT: italien, Italië, Włochy, wlochy, Италия, イタリア, إيطاليا, ایطالیا, mailand, Milano, Roma, Рим, itlay
ES: spanien, españa, espana, Hiszpania, Испания, スペイン, إسبانيا, اسبانيا, barcelone, barcelna, Мадрид
PT: portugal, lisboa, Lissabon, Лиссабон, リスボン, lizbona, lisbn
AT: österreich, osterreich, Autriche, wien, Wiedeń, Вена, ウィーン, vienan
SE: schweden, suède, sverige, göteborg, gothenberg, malmo, Стокгольм, stokholm
NO: norwegen, norge, norvège, noruega, ノルウェー, olso
DK: danmark, dänemark, kopenhagen, copenhagn, Копенгаген, デンマーク
FI: suomi, finnland, finlandia, Финляндия, フィンランド, helsnki, فنلندا
IS: island, islandia, reykjavik, reykyavik, アイスランド
EE: estland, eesti, talinn, Эстония
LV: lettland, latvija, Рига
LT: litauen, litwa, vilnus
PL: polska, polen, varsovie, Warszawa, warsw, Польша, ポーランド, بولندا
CZ: czechia, czech republic, Tschechien, prag, Praha, Прага, チェコ, pargue
SK: slowakei, slovensko, bratislva
HU: ungarn, magyarország, węgry, budapset, Венгрия
RO: rumänien, bucuresti, bukarest, Румыния
BG: bulgarien, България, sofía
GR: griechenland, grecia, atenas, Ελλάδα, Αθήνα, греция
HR: kroatien, hrvatska, zagrb
SI: slowenien, lubiana, ljublana
RS: serbien, Србија, belgrad, beograd
UA: ukraine, kiev, kyjiw, Киев, Київ, Kijów, キーウ, ウクライナ
MD: moldawien, chisinau, Кишинев, kishinev
CY: zypern, chypre, nikosia, Кипр
TR: turkey, türkiye, turkiye, TÜRKİYE, Турция, estambul, stambul, istambul, تركيا, ترکیه
IL: israel, ישראל, tel-aviv, telaviv, إسرائيل
AE: uae, emirates, ОАЭ, دبي, دبی, dubaï, dubay, الإمارات, الامارات
GE: georgien, tiflis, Грузия, تبليسي
ZA: south africa, südafrika, joburg, johanesburg, ЮАР
NG: nigeria, lagso, Нигерия
KE: kenia, nairobbi, Кения
EG: ägypten, le caire, القاهرة, القاهره, قاهرة, misr, Египет
JP: japon, Giappone, Japão, Япония, 日本, اليابان, 東京, とうきょう, tokio, ｔｏｋｙｏ, Токио, طوكيو, oska, tokoy
KR: korea, south korea, Südkorea, Corée du Sud, 韓国, Сеул, séoul, كوريا, کوریا
TW: taiwan, 台湾, taipeh, tapei, Тайвань
HK: hongkong, 香港, honkong, Гонконг
SG: singapur, シンガポール, singapor, سنغافورة
MY: malaysia, malesia, kuala lumpr, Куала Лумпур
TH: thailand, bankok, ประเทศไทย, タイ, Таиланд
VN: vietnam, viet nam, saigon, ho chi min, ベトナム
PH: philippinen, filipinas, manilla, フィリピン
ID: indonesien, djakarta, jakrta, Индонезия
IN: india, bombay, mumbay, भारत, インド, الهند
AU: australien, sydeny, melborne, Сидней, オーストラリア, أستراليا, استراليا
NZ: neuseeland, nouvelle-zélande, aukland, ニュージーランド, Новая Зеландия`;

/** Each with the code of its country. */
export const typedPlaces: readonly (readonly [typed: string, code: string])[] = typed
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [code = '', names = ''] = line.split(': ');
    return names.split(', ').map((name) => [name, code] as const);
  });
