import { auditHtml, load, toWire } from '@plumbline/core';

const longest = 2_000_000;
// Bundlers of workers take core’s files for browsers, which load their parts on request. Pages in
// other languages are audited too, but rules about their words are not checked.
const parts = { html: true, languages: ['en'] };

/** A module worker: POST HTML to it, and it answers with the report. */
export default {
	async fetch(request) {
		if (request.method !== 'POST') return problem(405, 'POST the HTML of a page.');
		const html = await request.text();
		if (html.length > longest) return problem(413, `At most ${longest} characters.`);
		const geo = new URL(request.url).searchParams.get('geo') ?? 'us';
		await load(parts);
		try {
			const report = auditHtml(html, { geo });
			return Response.json({
				indexable: report.indexable,
				counts: report.counts,
				...toWire(report),
			});
		} catch (error) {
			// The only wrong option that a caller can name is the country.
			if (error instanceof RangeError) return problem(400, error.message);
			throw error;
		}
	},
};

const problem = (status, error) => Response.json({ error }, { status });
