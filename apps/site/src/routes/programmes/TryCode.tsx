import { usePublicData } from '../../app/PublicDataContext.tsx';
import { CodeTryIsland, type CodeTryIslandProps } from '../../islands/CodeTryIsland.tsx';
import { Island } from '../../islands/Island.tsx';

/** A field that shows what a code makes of the recommended plan; nothing while the plans are not known. */
export function TryCode({ param }: Pick<CodeTryIslandProps, 'param'>) {
  const { currency, plans } = usePublicData();
  const list = plans[currency] ?? [];
  const plan = list.find(({ is_recommend }) => is_recommend) ?? list[0];
  return plan ? <Island name="codeTry" component={CodeTryIsland} props={{ plan: plan.id, param }} /> : null;
}
