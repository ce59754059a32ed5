import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Changes every element of a compiled message, those inside arms and tags included. */
export function mapElements(
  elements: readonly MessageFormatElement[],
  change: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  return elements.map((original) => {
    const element = change(original);
    if (element.type === TYPE.tag) return { ...element, children: mapElements(element.children, change) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([arm, option]) => [
          arm,
          { ...option, value: mapElements(option.value, change) },
        ]),
      );
      return { ...element, options } as MessageFormatElement;
    }
    return element;
  });
}
