import type { Rule } from '../audit/rule.ts';
import { h1TagUsed } from './headings/h1-tag-used.rule.ts';
import { onlyOneH1Tag } from './headings/only-one-h1-tag.rule.ts';
import { titleTagUsed } from './title/title-tag-used.rule.ts';

/** The catalogue, in the order that reports and the wire keep. Add a rule: two files and a line here. */
export const rules: readonly Rule[] = [titleTagUsed, h1TagUsed, onlyOneH1Tag];
