import type { Heading } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { shortLabel } from './short-label.ts';

/** Labels each heading with its level and text. */
export const headingMarks = (headings: readonly Heading[], empty: string): readonly Mark[] =>
	headings.map(({ label, level, node }) => ({
		node,
		label: `H${level} ${shortLabel(label) || empty}`,
		tone: label ? 'plain' : 'bad',
	}));
