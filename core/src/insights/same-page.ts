import { addressDifference } from '../addresses/address-spelling.ts';

/** Whether two addresses are one page to a search engine’s figures. */
export function isSamePage(one: string, other: string): boolean {
	const [left, right] = [URL.parse(one), URL.parse(other)];
	if (!left || !right) return one === other;
	const difference = addressDifference(left, right);
	return difference !== 'other' && difference !== 'parameters';
}
