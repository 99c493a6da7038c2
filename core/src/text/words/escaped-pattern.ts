/** The source of a pattern that matches just this text. */
export const escapedPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
