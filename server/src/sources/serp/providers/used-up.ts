/** When to look again whether somebody has paid; waiting for less does not help. */
export const longWaitMs = 6 * 3_600_000;
