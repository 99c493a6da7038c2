import { ownText } from './own-text.ts';

/** Whether an element is inline in running text, where a link is only as tall as its line. */
export const isInText = (
	{ parentElement }: Element,
	{ display }: Pick<CSSStyleDeclaration, 'display'>,
): boolean => display === 'inline' && parentElement !== null && ownText(parentElement) !== '';
