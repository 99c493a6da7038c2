import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { AuditStore } from '../../audit/audit-store.ts';
import { Disclosure } from '../../controls/disclosure.tsx';
import { lazyPart } from '../../controls/lazy-part.tsx';
import { TypedLine } from '../../controls/typed-text/typed-text.tsx';
import { ownersKeywords } from '../../post/head/owners-keywords.ts';
import { focusKeyword, withFocusKeyword } from '../../post/meta/post-meta.ts';
import { usePostMeta } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import { MoreKeywords } from './more-keywords.tsx';

// Loaded after the verdict, which does not need it.
const KeywordAnswer = lazyPart(
	async () => (await import('../keyword-answer/keyword-answer.tsx')).KeywordAnswer,
);

/** The focus keyword, saved and undone with the post. */
export function KeywordField({ audit }: { readonly audit: AuditStore }) {
	const edited = usePostMeta();
	const owned = useSelect((select) => ownersKeywords(settings().head, select).join(', '), []);
	if (owned) {
		return (
			<div className="plumbline-field">
				<OwnersKeywords keywords={owned} />
				<KeywordAnswer audit={audit} />
			</div>
		);
	}
	if (!edited) return null;
	const [meta, change] = edited;
	return (
		<div className="plumbline-field">
			<TypedLine
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Focus keyword', 'plumbline')}
				help={__('The search query this page should rank for.', 'plumbline')}
				value={focusKeyword(meta)}
				onChange={(keyword) => change(withFocusKeyword(meta, keyword))}
				autoComplete="off"
			/>
			<KeywordAnswer audit={audit} />
			<Disclosure label={__('More keywords and synonyms', 'plumbline')}>
				<MoreKeywords audit={audit} meta={meta} change={change} />
			</Disclosure>
		</div>
	);
}

/** The keyphrase of the plugin that owns the head; it is edited there. */
const OwnersKeywords = ({ keywords }: { readonly keywords: string }) => (
	<p>
		{sprintf(
			/* translators: 1: keywords, 2: name of a plugin. */
			__('Focus keyword: %1$s. It comes from %2$s; change it there.', 'plumbline'),
			keywords,
			settings().head.owner ?? '',
		)}
	</p>
);
