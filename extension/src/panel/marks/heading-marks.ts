import type { Heading } from '@plumbline/core';
import { type KindOfMark, shortLabel } from './mark-kinds.ts';

/** Labels each heading with its level and text. */
export const headingMarks = (headings: readonly Heading[], empty: string): readonly KindOfMark[] =>
	headings.map(({ label, level, node }) => ({
		node,
		label: `H${level} ${shortLabel(label) || empty}`,
		kind: label ? 'heading' : 'empty_heading',
	}));
