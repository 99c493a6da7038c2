import { searchPreview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { previewSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { Emphasized } from '../controls/emphasized.tsx';
import { FilterBar } from '../controls/filter-bar.tsx';
import { usePage } from '../page-view.ts';

const devices = ['desktop', 'phone'] as const;

/** A preview of the page as a Google result, and where Google cuts it. */
export function SearchPreviewCard() {
	const texts = useLanguage().texts.search.overview;
	const { facts, ruleSet } = usePage();
	const [stored, setDevice] = useSetting(previewSetting);
	const preview = useMemo(() => searchPreview(facts, ruleSet), [facts, ruleSet]);
	const device = stored === 'phone' ? 'phone' : 'desktop';
	const { title, siteName, host, path } = preview;
	const description = preview.description?.[device] ?? null;
	// Since 2025, results on phones show only the host. A file has no host.
	const crumbs = device === 'phone' && host ? [host] : [host, ...path].filter(Boolean);
	return (
		<section>
			<div class="section-head">
				<h2>{texts.preview}</h2>
				<FilterBar
					label={texts.device}
					options={devices.map((value) => ({ value, name: texts.devices[value] }))}
					chosen={device}
					onChoose={(value) => void setDevice(value)}
				/>
			</div>
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
			<p class="quiet-text">{texts.may}</p>
		</section>
	);
}

type Fitted = NonNullable<ReturnType<typeof searchPreview>['title']>;

const Cut = ({ text: { hits, rest, shown } }: { readonly text: Fitted }) => (
	<>
		<Emphasized text={shown} ranges={hits} />
		{rest && ' …'}
	</>
);
