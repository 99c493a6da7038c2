import { type AddressDifference, addressDifference } from '../../../addresses/address-spelling.ts';

const differences: ReadonlySet<AddressDifference> = new Set(['parameters', 'other']);

/** Whether both are the same page for us: servers mostly treat spellings alike. */
export function isSamePage(left: string, right: string): boolean {
	const [one, other] = [URL.parse(left), URL.parse(right)];
	return one !== null && other !== null && !differences.has(addressDifference(one, other));
}
