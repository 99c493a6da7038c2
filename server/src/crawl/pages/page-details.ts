import type { PageInventory } from '@plumbline/core';
import { packData, unpackData } from './packed-data.ts';
import type { PackedReport } from './packed-report.ts';

/** The contents of a page besides its links to the site, as the database stores them. */
interface StoredDetails {
	readonly images?: readonly (readonly [
		address: string,
		alt: string | null,
		width: number | null,
		height: number | null,
	])[];
	readonly links?: readonly (readonly [address: string, label: string, isFollowed: 0 | 1])[];
	readonly versions?: readonly (readonly [code: string, address: string, isHeader: 0 | 1])[];
	readonly report?: PackedReport;
	/** The values of each extraction of the crawl. */
	readonly extracted?: readonly (readonly string[])[];
}

const nothing: PageInventory = { images: [], outsideLinks: [], versions: [] };

interface ForOneCrawl {
	readonly report?: PackedReport | undefined;
	readonly extracted?: StoredDetails['extracted'] | undefined;
}

/** null if there is nothing to store. */
export function packDetails(
	{ images, outsideLinks, versions }: PageInventory = nothing,
	{ extracted = [], report }: ForOneCrawl = {},
): string | null {
	const details: StoredDetails = {
		...(images.length > 0 && {
			images: images.map(({ address, alt, height, width }) => [address, alt, width, height]),
		}),
		...(outsideLinks.length > 0 && {
			links: outsideLinks.map(({ address, isFollowed, label }) => [
				address,
				label,
				isFollowed ? 1 : 0,
			]),
		}),
		...(versions.length > 0 && {
			versions: versions.map(({ address, code, source }) => [
				code,
				address,
				source === 'header' ? 1 : 0,
			]),
		}),
		...(report && { report }),
		...(extracted.some(({ length }) => length > 0) && { extracted }),
	};
	return Object.keys(details).length === 0 ? null : packData(details);
}

export function unpackDetails(
	text: string,
): PageInventory & Pick<Required<StoredDetails>, 'extracted'> {
	// We packed it.
	const {
		extracted = [],
		images = [],
		links = [],
		versions = [],
	} = unpackData(text) as StoredDetails;
	return {
		extracted,
		images: images.map(([address, alt, width, height]) => ({ address, alt, width, height })),
		outsideLinks: links.map(([address, label, isFollowed]) => ({
			address,
			label,
			isFollowed: isFollowed === 1,
		})),
		versions: versions.map(([code, address, isHeader]) => ({
			code,
			address,
			source: isHeader === 1 ? 'header' : 'page',
		})),
	};
}

/** The report among the details, which has to be there. */
export function detailedReport(text: string): PackedReport {
	// We packed it.
	const { report } = unpackData(text) as StoredDetails;
	if (report === undefined) throw new Error('The crawl keeps no reports.');
	return report;
}
