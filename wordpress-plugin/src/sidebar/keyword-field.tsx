import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';
import { Disclosure } from '../findings/disclosure.tsx';
import { focusKeyword, withFocusKeyword } from '../post/post-meta.ts';
import { usePostMeta } from '../post/use-post-meta.ts';
import { TypedLine } from '../typed-text/typed-text.tsx';
import { MoreKeywords } from './more-keywords.tsx';
import { NothingKept } from './nothing-kept.tsx';

/** The focus keyword, saved and undone with the post. */
export function KeywordField({ audit }: { readonly audit: AuditStore }) {
	const edited = usePostMeta();
	if (!edited) return <NothingKept />;
	const [meta, change] = edited;
	return (
		<div className="plumbline-field">
			<TypedLine
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Focus keyword', 'plumbline')}
				help={__('The search query this post should rank for.', 'plumbline')}
				value={focusKeyword(meta)}
				onChange={(keyword) => change(withFocusKeyword(meta, keyword))}
				autoComplete="off"
			/>
			<Disclosure label={__('More keywords and synonyms', 'plumbline')}>
				<MoreKeywords audit={audit} meta={meta} change={change} />
			</Disclosure>
		</div>
	);
}
