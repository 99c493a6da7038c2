import { addressDifference } from '../../addresses/address-spelling.ts';

/** Whether a search engine's figures count two URLs as one page. */
export function isSamePage(one: string, other: string): boolean {
	const [left, right] = [URL.parse(one), URL.parse(other)];
	if (!left || !right) return one === other;
	const difference = addressDifference(left, right);
	return difference !== 'other' && difference !== 'parameters';
}
