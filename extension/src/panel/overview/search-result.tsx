import '../../styles/overview.css';
import type { SearchPreview } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { Emphasized } from '../controls/emphasized.tsx';

interface SearchResultProps {
	readonly preview: SearchPreview;
	readonly device: 'desktop' | 'phone';
}

/** The page as a Google result, and where Google cuts it. */
export function SearchResult({ device, preview }: SearchResultProps) {
	const texts = useLanguage().texts.search.overview;
	const { host, path, siteName, title } = preview;
	const description = preview.description?.[device] ?? null;
	// Since 2025, results on phones show only the host. A file has no host.
	const crumbs = device === 'phone' && host ? [host] : [host, ...path].filter(Boolean);
	return (
		<div class={`result ${device}`}>
			<span class="favicon" aria-hidden="true">
				{[...siteName][0]?.toUpperCase()}
			</span>
			<span class="site-name" dir="auto">
				{siteName}
			</span>
			<span class="crumbs" dir="ltr">
				{crumbs.map((part, index) => (
					<span key={index}>
						{index > 0 && ' › '}
						<bdi>{part}</bdi>
					</span>
				))}
			</span>
			<span class="result-title" dir="auto">
				{title ? <Cut text={title} /> : texts.noTitle}
			</span>
			<span class="result-text" dir="auto">
				{description ? <Cut text={description} /> : texts.noDescription}
			</span>
		</div>
	);
}

type Fitted = NonNullable<SearchPreview['title']>;

const Cut = ({ text: { hits, rest, shown } }: { readonly text: Fitted }) => (
	<>
		<Emphasized text={shown} ranges={hits} />
		{rest && ' …'}
	</>
);
