import { brand } from '@tern/domain';
import { Container, Ltr, RegionMap, Section, SwitchPicture } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { homeExamples } from '../home/homeExamples.ts';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import * as css from './OnOff.css.ts';
import { onOffMessages as m } from './onOff.messages.ts';

const cipherHead = homeExamples.cipher.slice(0, 17);
const cipherTail = homeExamples.cipher.slice(17);

/** The view of a site and of a network, without the VPN and with it. */
export function OnOff() {
  const { formatMessage } = useIntl();
  const values = { brand: brand.name };
  const rows = (address: string, place: string, wire: ReactNode) => (
    <dl className={css.rows}>
      <div className={css.row}>
        <dt className={css.term}>{formatMessage(m.address)}</dt>
        <dd className={css.value}>
          <Ltr>{address}</Ltr>
        </dd>
      </div>
      <div className={css.row}>
        <dt className={css.term}>{formatMessage(m.place)}</dt>
        <dd className={css.value}>{place}</dd>
      </div>
      <div className={css.row}>
        <dt className={css.term}>{formatMessage(m.wire)}</dt>
        {wire}
      </div>
    </dl>
  );
  return (
    <Section labelledBy="on-off-title">
      <Container>
        <SplitHead id="on-off-title" title={formatMessage(m.title)} lead={formatMessage(m.lead, values)} />
        <div className={css.onOff}>
          <div className={css.sideOff}>
            <div className={css.map}>
              <RegionMap variant="lyon" title={formatMessage(m.mapOff)} />
              <p className={css.caption}>{formatMessage(m.off, values)}</p>
            </div>
            {rows(
              homeExamples.visitor,
              formatMessage(m.placeOff),
              <dd className={css.value}>
                <Ltr>{homeExamples.host}</Ltr>
              </dd>,
            )}
          </div>
          <div className={css.sideOn} data-theme="band">
            <div className={css.map}>
              <RegionMap variant="tokyo" title={formatMessage(m.mapOn)} />
              <p className={css.caption}>{formatMessage(m.on, values)}</p>
            </div>
            {rows(
              homeExamples.server,
              formatMessage(m.placeOn),
              <dd className={css.wire}>
                <Ltr>
                  {cipherHead}
                  <span className={css.wireTail}>{cipherTail}</span>
                </Ltr>
              </dd>,
            )}
          </div>
          <div className={css.switchPlace}>
            <SwitchPicture size="xl" />
          </div>
        </div>
      </Container>
    </Section>
  );
}
