import { useContext, useEffect, useState } from 'preact/hooks';
import { SessionContext } from '../session/session.ts';
import { type AskedPart, growingRows, type Part } from './growing-rows.ts';
import { isSignedOut } from './send.ts';

export interface AllRows<Row> {
	/** Null until the first rows arrive. */
	readonly rows: readonly Row[] | null;
	/** The number of all rows, of which some may still be on their way. */
	readonly total: number;
	/** Whether more rows are on their way. */
	readonly isLoading: boolean;
	readonly error: Error | null;
	readonly reload: () => void;
	/** Loads the rows after the first thousands, which takes the server a while. */
	readonly loadRest: () => void;
}

type State<Row> = Omit<AllRows<Row>, 'reload' | 'loadRest'>;

/** How much to load of the list with this key. */
interface Request<Row> {
	readonly key: string | null;
	readonly most: number;
	/** Loaded before; the request is for those after them. */
	readonly known: readonly Row[];
}

/** Loaded without being asked. */
const mostAtFirst = 5000;

const nothing = { rows: null, total: 0, isLoading: true, error: null };

/** The rows of a list: the first are shown while the others are on their way. */
export function useAllRows<Row>(
	key: string | null,
	load: (part: AskedPart, signal: AbortSignal) => Promise<Part<Row>>,
): AllRows<Row> {
	const { onSignedOut, signIns } = useContext(SessionContext);
	const [state, set] = useState<State<Row>>(nothing);
	const [request, setRequest] = useState<Request<Row>>({ key, most: mostAtFirst, known: [] });
	const isCurrent = request.key === key;

	// The key says what is loaded.
	useEffect(() => {
		if (key === null) return;
		const gone = new AbortController();
		const { most, known } = isCurrent ? request : { most: mostAtFirst, known: [] };
		const draw = async () => {
			const asking = (part: AskedPart) => load(part, gone.signal);
			for await (const rows of growingRows({ known, most, load: asking })) {
				if (gone.signal.aborted) return;
				set({ ...rows, error: null });
				await nextFrame();
			}
		};
		// The rows stay while the rest is loaded.
		set((before) => (known.length === 0 ? nothing : { ...before, isLoading: true }));
		draw().catch((error: Error) => {
			if (gone.signal.aborted) return;
			if (isSignedOut(error)) onSignedOut();
			set((before) => ({ ...before, isLoading: false, error }));
		});
		return () => gone.abort();
	}, [key, isCurrent && request, signIns]);
	return {
		...state,
		reload: () => setRequest(({ most }) => ({ key, most, known: [] })),
		loadRest: () => setRequest({ key, most: Number.POSITIVE_INFINITY, known: state.rows ?? [] }),
	};
}

/** Until the page has drawn what changed, so that more work does not delay it. A hidden page draws nothing. */
function nextFrame(): Promise<void> {
	if (document.hidden) return Promise.resolve();
	return new Promise((resolve) => {
		// A task after the frame: by then it is drawn.
		requestAnimationFrame(() => setTimeout(resolve));
	});
}
