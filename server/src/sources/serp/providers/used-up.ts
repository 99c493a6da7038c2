/** When to check again whether somebody has paid; a shorter wait does not help. */
export const longWaitMs = 6 * 3_600_000;
