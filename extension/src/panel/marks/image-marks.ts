import type { PageImage } from '@plumbline/core';
import { type KindOfMark, shortLabel } from './mark-kinds.ts';

/** Labels each image with its alt text, or says that it has none. */
export const imageMarks = (
	images: readonly PageImage[],
	alts: Readonly<Record<PageImage['alt'], string>>,
): readonly KindOfMark[] =>
	images.map(({ alt, image }) => ({
		node: image.node,
		label: alt === 'text' ? shortLabel(image.alt ?? '') : alts[alt],
		kind: kinds[alt],
	}));

const kinds = { text: 'alt', named: 'alt', empty: 'decoration', missing: 'no_alt' } as const;
