import type { ReportedRule } from '@plumbline/core';
import { createPostAudit } from '../../audit/post-audit.ts';
import type { Block } from '../../post/content/block.ts';
import { asAttribute } from '../../post/content/undescribed-image.ts';
import { metaKeys } from '../../post/meta/post-meta.ts';
import { readEditedPost } from '../../post/read-edited-post.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';
import type { SuggestedField } from './ask-suggestions.ts';

export interface JudgedSuggestion {
	readonly text: string;
	/** The findings about the field with this text. */
	readonly findings: readonly ReportedRule[];
}

interface Judged {
	readonly field: SuggestedField;
	/** URL of the image, for alt texts. */
	readonly imageUrl: string;
}

const groups = { title: 'title', description: 'description', alt: 'images' } as const;

/** Audits the post with each text, as if it were written already. Texts without findings come first. */
export async function judgeSuggestions(
	texts: readonly string[],
	{ field, imageUrl }: Judged,
	signal: AbortSignal,
): Promise<readonly JudgedSuggestion[]> {
	const audit = createPostAudit({ ...settings(), contentOf, shownOf: () => '' });
	const judged: JudgedSuggestion[] = [];
	for (const text of texts) {
		const post =
			field === 'alt'
				? { ...readEditedPost(0), blocks: [imageBlock(imageUrl, text)], extra: [] }
				: readEditedPost(0, { [metaKeys[field]]: text });
		const { report } = await audit(post, signal);
		const findings = report.findings.filter(({ group }) => group === groups[field]);
		judged.push({ text, findings });
	}
	return judged.sort((left, right) => left.findings.length - right.findings.length);
}

const imageId = 'plumbline-suggested-image';

const contentOf = (block: Block): string =>
	block.clientId === imageId ? String(block.attributes.content) : screen().contentOf(block);

const imageBlock = (url: string, alt: string): Block => ({
	clientId: imageId,
	name: 'core/html',
	attributes: { content: `<img src="${asAttribute(url)}" alt="${asAttribute(alt)}">` },
	isValid: true,
	innerBlocks: [],
});
