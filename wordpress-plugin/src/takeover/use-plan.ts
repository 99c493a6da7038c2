import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import { askPlan, type PlanRow, type PlanStart } from './takeover-api.ts';

interface Plan {
	/** Null until somebody asks for it. */
	readonly rows: readonly PlanRow[] | null;
	readonly hasMore: boolean;
	readonly isLoading: boolean;
	readonly failure: string | null;
	/** Loads the next part. */
	readonly load: () => void;
}

const start: PlanStart = { stage: 'pages', after: 0 };

/** Rows that one click loads, at least; parts without a row are passed over. */
const rowsAtOnce = 50;

/** The values that a takeover would write, loaded in parts. */
export function usePlan(slug: string): Plan {
	const [rows, setRows] = useState<readonly PlanRow[] | null>(null);
	const [next, setNext] = useState<PlanStart | null>(start);
	const [isLoading, setIsLoading] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const leaving = useRef(new AbortController());

	useEffect(() => () => leaving.current.abort(), []);

	async function loadRows() {
		const found: PlanRow[] = [];
		let place = next;
		while (place && found.length < rowsAtOnce) {
			const part = await askPlan(slug, place, leaving.current.signal);
			found.push(...part.rows);
			place = part.next;
		}
		setRows([...(rows ?? []), ...found]);
		setNext(place);
	}

	function load() {
		setIsLoading(true);
		setFailure(null);
		loadRows()
			.catch((cause: unknown) => {
				if (!leaving.current.signal.aborted) setFailure(failureText(cause));
			})
			.finally(() => setIsLoading(false));
	}

	return { rows, hasMore: next !== null, isLoading, failure, load };
}
