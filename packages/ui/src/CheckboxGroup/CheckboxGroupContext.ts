import { createContext } from 'react';

/** True for the boxes of a group that stands in error. */
export const CheckboxGroupContext = createContext(false);
