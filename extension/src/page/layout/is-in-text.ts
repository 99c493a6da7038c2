import { ownText } from './own-text.ts';

/** Whether an element stands in a sentence; a link there is as high as its line. */
export const isInText = (
	{ parentElement }: Element,
	{ display }: Pick<CSSStyleDeclaration, 'display'>,
): boolean => display === 'inline' && parentElement !== null && ownText(parentElement) !== '';
