import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';
import { askSamples, type Sample, type Samples } from '../takeover-api.ts';
import { askOnTrial, askPage } from './ask-page.ts';
import { type Difference, differences } from './differences.ts';
import { verificationNames } from './page-lines.ts';

export interface ComparedPage extends Sample {
	/** Null if one of the two answers could not be read. */
	readonly differences: readonly Difference[] | null;
}

interface Comparison {
	/** The pages compared so far; null until somebody asks. */
	readonly pages: readonly ComparedPage[] | null;
	/** How many pages are to be compared. */
	readonly total: number;
	/** The files of the other plugin, such as `wordpress-seo/wp-seo.php`. */
	readonly plugins: readonly string[];
	readonly isRunning: boolean;
	readonly failure: string | null;
	readonly run: () => void;
}

/** Fetches each page twice, with the other plugin and without it. */
export function useComparison(slug: string): Comparison {
	const [samples, setSamples] = useState<Samples | null>(null);
	const [pages, setPages] = useState<readonly ComparedPage[] | null>(null);
	const [isRunning, setIsRunning] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const leaving = useRef(new AbortController());

	useEffect(() => () => leaving.current.abort(), []);

	async function compare() {
		const { signal } = leaving.current;
		const asked = await askSamples(slug, signal);
		setSamples(asked);
		setPages([]);
		for (const page of asked.pages) {
			// One page at a time: a small host has few processes.
			const [before, after] = await Promise.all([
				askPage(page.url, signal),
				askOnTrial(page.url, asked, signal),
			]);
			const found = before && after && differences(before, after);
			// Search engines look for codes on the home page, which is the first.
			const isHome = page === asked.pages[0];
			const told = found?.filter(({ line }) => isHome || !verificationNames.includes(line)) ?? null;
			setPages((those) => [...(those ?? []), { ...page, differences: told }]);
		}
	}

	function run() {
		setIsRunning(true);
		setFailure(null);
		compare()
			.catch((cause: unknown) => {
				if (!leaving.current.signal.aborted) setFailure(failureText(cause));
			})
			.finally(() => setIsRunning(false));
	}

	return {
		pages,
		total: samples?.pages.length ?? 0,
		plugins: samples?.plugins ?? [],
		isRunning,
		failure,
		run,
	};
}
