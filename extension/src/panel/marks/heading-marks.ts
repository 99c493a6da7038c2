import type { Heading } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { shortLabel } from './short-label.ts';

/** Level and words of each heading. */
export const headingMarks = (headings: readonly Heading[], empty: string): readonly Mark[] =>
	headings.map(({ label, level, node }) => ({
		node,
		label: `H${level} ${shortLabel(label) || empty}`,
		tone: label ? 'plain' : 'bad',
	}));
