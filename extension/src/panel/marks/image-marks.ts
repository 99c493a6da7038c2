import type { PageImage } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { shortLabel } from './short-label.ts';

/** Labels each image with its alt text, or says that it has none. */
export const imageMarks = (
	images: readonly PageImage[],
	alts: Readonly<Record<PageImage['alt'], string>>,
): readonly Mark[] =>
	images.map(({ alt, image }) => ({
		node: image.node,
		label: alt === 'text' ? shortLabel(image.alt ?? '') : alts[alt],
		tone: tones[alt],
	}));

const tones = { text: 'plain', named: 'plain', empty: 'quiet', missing: 'bad' } as const;
