import { useParams } from 'react-router-dom';
import { useWords } from '../../content/useWords.ts';
import { gameHostPageMessages as m } from './gameHostPage.messages.ts';
import { gameHosts, type LivingRoomDevice } from './livingRoom.ts';
import { SetupPage } from './SetupPage.tsx';

/** How a console is set up (spec section 2). */
export function GameHostPage() {
  const words = useWords();
  const { product } = useParams();
  const device = gameHosts.find(({ slug }) => slug === product) as LivingRoomDevice;
  return (
    <SetupPage
      device={device}
      also={{ title: words(m.routerTitle), text: words(m.routerText) }}
      others={gameHosts
        .filter((each) => each !== device)
        .map(({ slug, name, words: own }) => ({
          href: `/download/game-host/${slug}`,
          title: name,
          text: words(own.lead),
        }))}
    />
  );
}
