import {
	type Condition,
	type FaultyCondition,
	isOfSearcher,
	readSegment,
	type Segment,
	type SplitDimension,
	writeCondition,
	writeSegment,
} from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';

interface SegmentState {
	readonly segment: Segment;
	/** Parts of the address that are not conditions. */
	readonly faults: readonly FaultyCondition[];
	/** The same as a parameter of lists; empty for the whole site. */
	readonly segmented: { readonly segment?: string };
	readonly add: (condition: Condition) => void;
	readonly remove: (condition: Condition) => void;
	readonly clear: () => void;
}

/** The part of the site that the address names, and how to change it. */
export function useSegment(): SegmentState {
	const { query, change } = useNavigation();
	const text = query.get('segment');
	const { faults, segment } = useMemo(() => readSegment(text), [text]);
	const written = writeSegment(segment);
	const set = (conditions: Segment) => change({ segment: writeSegment(conditions), page: null });
	return {
		segment,
		faults,
		segmented: written === null ? {} : { segment: written },
		add: (condition) => set([...segment.filter((one) => !isReplaced(one, condition)), condition]),
		remove: (condition) =>
			set(segment.filter((one) => writeCondition(one) !== writeCondition(condition))),
		clear: () => set([]),
	};
}

/** A page is in one folder, a search in one country; a query has the brand or not. Of others, all hold. */
function isReplaced(one: Condition, by: Condition): boolean {
	if (writeCondition(one) === writeCondition(by)) return true;
	if (one.subject !== by.subject) return false;
	if (one.subject === 'brand') return true;
	const isOneOf = one.subject === 'folder' || isOfSearcher(one);
	return isOneOf && !one.isExcluded && !by.isExcluded;
}

const plain = { isExcluded: false, isPattern: false } as const;

export const inFolder = (value: string): Condition => ({ ...plain, subject: 'folder', value });

export const ofSearchers = (subject: SplitDimension, value: string): Condition => ({
	...{ ...plain, subject, value },
});

export const ofBrand = (isBranded: boolean): Condition => ({
	...{ ...plain, subject: 'brand', value: '', isExcluded: !isBranded },
});
