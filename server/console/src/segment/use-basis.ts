import { basisOf, isOfSearcher, type SegmentBasis } from '@plumbline/core/api';
import { useNavigation } from '../address/address.ts';
import { useSegment } from './use-segment.ts';

/** The kind of rows that the figures of the screen add up. */
export function useBasis(): SegmentBasis {
	const { path } = useNavigation();
	const { segment } = useSegment();
	if (path === '/countries' && !segment.every(isOfSearcher)) return 'nothing';
	return basisOf(segment, { pages: path === '/pages', queries: path === '/keywords' });
}
