import { expect, it } from 'vitest';
import { shakeRouter } from '../scripts/productionRouter.ts';

it('turns the warnings of development off and lets go of data, names and unused components', () => {
  expect(
    shakeRouter(
      [
        'var ENABLE_DEV_WARNINGS = true;',
        '  let dataRouterState = dataRouterOpts?.state;',
        'var RouteContext = React3.createContext({ outlet: null });',
        'RouteContext.displayName = "Route";',
        'var Form = React10.forwardRef(',
        'Form.displayName = "Form";',
        'RenderErrorBoundary.contextType = RSCRouterContext;',
      ].join('\n'),
    ),
  ).toBe(
    [
      'var ENABLE_DEV_WARNINGS = false;',
      '  const dataRouterState = undefined;',
      'var RouteContext = /*#__PURE__*/ React3.createContext({ outlet: null });',
      '',
      'var Form = /*#__PURE__*/ React10.forwardRef(',
      '',
      '',
    ].join('\n'),
  );
});

it('says when a new version of the router is made differently', () => {
  expect(() => shakeRouter('var WARNINGS = true;')).toThrow('no development warnings');
  expect(() => shakeRouter('var ENABLE_DEV_WARNINGS = true;')).toThrow('in another way');
});
