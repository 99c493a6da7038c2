import { filledText } from '../../post/head/filled-text.ts';

type Variables = Readonly<Record<string, string>>;

/** The title that WordPress gives a page without one of ours. */
export const usualTitle = (variables: Variables): string =>
	filledText('{title} {separator} {site}', variables);

/** The title of the page with this text in the field. */
export const titleOfPage = (text: string, variables: Variables): string =>
	filledText(text, variables) || usualTitle(variables);
