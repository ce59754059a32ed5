/** Days for which a browser that has shown a code of the second factor needs none. */
export const rememberedDays = 30;
