import { type Condition, isOfSearcher, type Segment } from '@plumbline/core/api';

/**
 * The series that has the pages and queries of one country, one device or both, such as
 * `google_jp__mobile`; null where the conditions name no single one.
 */
export function ownSeries(engine: string, segment: Segment): string | null {
	// Only the series of all people is split.
	if (engine.includes('_')) return null;
	const searchers = segment.filter(isOfSearcher);
	const countries = valuesOf('country', searchers);
	const devices = valuesOf('device', searchers);
	const isOne = countries.length <= 1 && devices.length <= 1;
	if (!isOne || searchers.some(({ isExcluded }) => isExcluded)) return null;
	const [[country], [device]] = [countries, devices];
	return `${engine}${country ? `_${country}` : ''}${device ? `__${device}` : ''}`;
}

const valuesOf = (subject: Condition['subject'], conditions: Segment) =>
	conditions.filter((one) => one.subject === subject).map(({ value }) => value);
