import type { Rule } from '../audit/rule.ts';
import { keywordInBodyText } from './content/keyword-in-body-text.rule.ts';
import { keywordInFirstParagraph } from './content/keyword-in-first-paragraph.rule.ts';
import { keywordIsNotOverused } from './content/keyword-is-not-overused.rule.ts';
import { keywordInMetaDescription } from './description/keyword-in-meta-description.rule.ts';
import { h1TagUsed } from './headings/h1-tag-used.rule.ts';
import { keywordInH1Tag } from './headings/keyword-in-h1-tag.rule.ts';
import { onlyOneH1Tag } from './headings/only-one-h1-tag.rule.ts';
import { oneKeywordTitleTag } from './title/one-keyword-title-tag.rule.ts';
import { titleTagUsed } from './title/title-tag-used.rule.ts';

/** The catalogue, in the order that reports and the wire keep. Add a rule: two files and a line here. */
export const rules: readonly Rule[] = [
	// title
	titleTagUsed,
	oneKeywordTitleTag,
	// description
	keywordInMetaDescription,
	// headings
	h1TagUsed,
	onlyOneH1Tag,
	keywordInH1Tag,
	// content
	keywordInBodyText,
	keywordInFirstParagraph,
	keywordIsNotOverused,
];
