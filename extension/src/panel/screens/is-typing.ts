/** Whether a key pressed on this element types text or chooses a value. */
export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea');
