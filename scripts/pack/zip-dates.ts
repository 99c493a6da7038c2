/** 1 January 1980, the first day that a zip can name. */
const firstDay = 0x21;

/** The first bytes of an entry in the directory at the end of a zip. */
const listed = 0x02014b50;
const directory = { count: 10, start: 16 };

/**
 * Gives the first valid day to entries that have none, in place. WXT writes zeros, a day 0 of a
 * month 0, which some programs refuse. A real date would make two builds differ.
 */
export function dateEntries(zip: Buffer): void {
	const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
	if (end < 0) throw new Error('This is not a zip file.');
	let at = zip.readUInt32LE(end + directory.start);
	for (let left = zip.readUInt16LE(end + directory.count); left > 0; left--) {
		if (zip.readUInt32LE(at) !== listed) throw new Error('The directory of the zip is broken.');
		const entry = zip.readUInt32LE(at + 42);
		for (const place of [at + 14, entry + 12]) {
			if (zip.readUInt16LE(place) === 0) zip.writeUInt16LE(firstDay, place);
		}
		const lengths = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
		at += lengths.reduce((sum, length) => sum + length, 46);
	}
}
