import { Button, FormTokenField, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { auditOfNow } from '../../audit/audit-of-now.ts';
import type { AuditStore } from '../../audit/audit-store.ts';
import { suggestedKeywords } from '../../audit/post-audit.ts';
import {
	focusKeyword,
	metaKeys,
	mostOtherKeywords,
	type PostMeta,
	withFocusKeyword,
	withOtherKeywords,
	withSynonyms,
} from '../../post/meta/post-meta.ts';
import { failureText } from '../../server-answers/failure-text.ts';

interface MoreKeywordsProps {
	readonly audit: AuditStore;
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

export function MoreKeywords({ audit, meta, change }: MoreKeywordsProps) {
	const keywords = meta[metaKeys.keywords] ?? [];
	const others = keywords.slice(1).map(({ keyword }) => keyword);
	return (
		<div className="plumbline-keywords">
			<Suggestions audit={audit} meta={meta} change={change} />
			<Tokens
				label={__('Other keywords', 'plumbline')}
				value={others}
				most={mostOtherKeywords}
				onChange={(tokens) => change(withOtherKeywords(meta, tokens))}
			/>
			{keywords
				.filter(({ keyword }) => keyword.trim() !== '')
				.map(({ keyword, synonyms }) => (
					<Tokens
						key={keyword}
						/* translators: %s: a keyword. */
						label={sprintf(__('Synonyms of “%s”', 'plumbline'), keyword)}
						value={synonyms}
						onChange={(tokens) => change(withSynonyms(meta, keyword, tokens))}
					/>
				))}
		</div>
	);
}

/** The maximum that WordPress stores. */
const mostSynonyms = 20;

interface TokensProps {
	readonly label: string;
	readonly value: readonly string[];
	readonly most?: number;
	readonly onChange: (tokens: readonly string[]) => void;
}

const Tokens = ({ label, value, most = mostSynonyms, onChange }: TokensProps) => (
	<>
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={label}
			value={[...value]}
			maxLength={most}
			onChange={(tokens) =>
				onChange(tokens.map((token) => (typeof token === 'string' ? token : token.value)))
			}
		/>
		{value.length >= most && (
			<p className="plumbline-quiet" role="status">
				{__('The limit is reached. Remove one to add a new one.', 'plumbline')}
			</p>
		)}
	</>
);

/** Suggested keywords, computed on request because it is too slow to do on every keystroke. */
function Suggestions({ audit, meta, change }: MoreKeywordsProps) {
	const [suggested, setSuggested] = useState<readonly string[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const keywords = meta[metaKeys.keywords] ?? [];
	const hasFocus = focusKeyword(meta).trim() !== '';
	const isFull = hasFocus && keywords.length > mostOtherKeywords;
	const free = suggested?.filter((text) => !keywords.some(({ keyword }) => keyword === text));

	function suggest() {
		setFailure(null);
		auditOfNow(audit)
			.then(suggestedKeywords)
			.then(setSuggested, (cause: unknown) => setFailure(failureText(cause)));
	}
	function add(text: string) {
		const others = keywords.slice(1).map(({ keyword }) => keyword);
		change(hasFocus ? withOtherKeywords(meta, [...others, text]) : withFocusKeyword(meta, text));
	}

	return (
		<div className="plumbline-chips">
			<Button size="small" variant="secondary" onClick={suggest}>
				{__('Suggest from the text', 'plumbline')}
			</Button>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			{free?.map((text) => (
				<Button
					key={text}
					size="small"
					variant="tertiary"
					accessibleWhenDisabled
					disabled={isFull}
					onClick={() => add(text)}
					/* translators: %s: a keyword. */
					label={sprintf(__('Add the keyword “%s”', 'plumbline'), text)}
					showTooltip={false}
				>
					{text}
				</Button>
			))}
			{free?.length === 0 && (
				<p className="plumbline-quiet" role="status">
					{__('The text suggests no more keywords.', 'plumbline')}
				</p>
			)}
		</div>
	);
}
