import { extractor } from '../../pages/audits/extract-values.ts';
import { type Extraction, extractionKinds } from '../../pages/audits/extraction.ts';
import { usageError } from '../../process/expected-error.ts';

const forms = 'css:SELECTOR, regex:PATTERN or text:WORDS';

/** The values to take from each page, as `--extract` names them. */
export const extractionsOf = (written: readonly string[]): readonly Extraction[] =>
	written.map((text) => {
		const [, name = '', own = '', pattern = ''] = /^([^=]+)=(\w+):(.*)$/s.exec(text) ?? [];
		const kind = extractionKinds.find((known) => known === own);
		if (kind === undefined || pattern.trim() === '') {
			throw usageError(`--extract: “${text}” is not NAME=${forms}.`);
		}
		const extraction = { name: name.trim(), kind, pattern };
		if (!isReadable(extraction)) {
			throw usageError(
				kind === 'css'
					? `--extract: “${pattern}” is not a selector of names, #id, .class and [attribute].`
					: `--extract: “${pattern}” is not a regular expression that RE2 reads.`,
			);
		}
		return extraction;
	});

function isReadable(extraction: Extraction): boolean {
	try {
		return extractor(extraction) !== null;
	} catch {
		// RE2 says in English of its own which sign it does not accept.
		return false;
	}
}
