import { type Condition, writeCondition } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { X } from 'lucide';
import { useLanguage } from '../../language/language.ts';
import { useSearcherName } from '../../segment/searcher-name.ts';
import { useSegment } from '../../segment/use-segment.ts';

/** The conditions that all figures of the screen fulfil; each can be taken away. */
export function SegmentChips() {
	const texts = useLanguage().texts.segment;
	const { clear, remove, segment } = useSegment();
	const nameOf = useConditionName();
	const shownValue = useConditionValue();
	if (segment.length === 0) return null;
	return (
		<ul class="chips" aria-label={texts.title}>
			{segment.map((condition) => (
				<li key={writeCondition(condition)}>
					<button
						type="button"
						class="chip"
						title={texts.remove}
						aria-label={`${nameOf(condition)} ${shownValue(condition)}. ${texts.remove}`}
						onClick={() => remove(condition)}
					>
						{nameOf(condition)}{' '}
						{condition.value !== '' && <b dir="auto">{shownValue(condition)}</b>}
						<Icon icon={X} />
					</button>
				</li>
			))}
			{segment.length > 1 && (
				<li>
					<button type="button" class="link" onClick={clear}>
						{texts.clear}
					</button>
				</li>
			)}
		</ul>
	);
}

function useConditionName(): (condition: Condition) => string {
	const { chips } = useLanguage().texts.segment;
	return ({ isExcluded, isPattern, subject }) => {
		const sign = isExcluded ? 'without' : 'only';
		if (subject === 'page' || subject === 'query') {
			return chips[sign][isPattern ? (`${subject}Pattern` as const) : subject];
		}
		return chips[sign][subject];
	};
}

function useConditionValue(): (condition: Condition) => string {
	const searcherName = useSearcherName();
	return ({ subject, value }) =>
		subject === 'country' || subject === 'device' ? searcherName(subject, value) : value;
}
