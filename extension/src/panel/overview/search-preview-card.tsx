import { searchPreview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { previewSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { usePage } from '../page-view.ts';
import { SearchResult } from './search-result.tsx';

const devices = ['desktop', 'phone'] as const;

/** A preview of the page as a Google result, and where Google cuts it. */
export function SearchPreviewCard() {
	const texts = useLanguage().texts.search.overview;
	const { facts, ruleSet } = usePage();
	const [stored, setDevice] = useSetting(previewSetting);
	const preview = useMemo(() => searchPreview(facts, ruleSet), [facts, ruleSet]);
	const device = stored === 'phone' ? 'phone' : 'desktop';
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
			<SearchResult preview={preview} device={device} />
			<p class="quiet-text">{texts.may}</p>
		</section>
	);
}
