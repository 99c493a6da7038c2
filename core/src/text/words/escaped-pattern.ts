/** The source of a pattern that matches exactly this text. */
export const escapedPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
