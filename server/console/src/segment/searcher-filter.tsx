import type { SplitDimension } from '@plumbline/core/api';
import { useLanguage } from '../language/language.ts';
import { FilterValue } from './filter-value.tsx';
import { useSearcherName } from './searcher-name.ts';
import { ofSearchers, useSegment } from './use-segment.ts';

interface SearcherFilterProps {
	readonly subject: SplitDimension;
	readonly value: string;
}

/** A country or a device, which leaves only the figures of the people there. */
export function SearcherFilter({ subject, value }: SearcherFilterProps) {
	const texts = useLanguage().texts.segment;
	const { add } = useSegment();
	const name = useSearcherName()(subject, value);
	return (
		<FilterValue title={texts.onlyName({ name })} onClick={() => add(ofSearchers(subject, value))}>
			{name}
		</FilterValue>
	);
}
