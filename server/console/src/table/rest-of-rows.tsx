import type { AllRows } from '../api/use-all-rows.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';

/** Says how much of a long list is loaded, and loads the rest on request. */
export function RestOfRows<Row>({ rows, total, isLoading, loadRest }: AllRows<Row>) {
	const { texts } = useLanguage();
	const { whole } = useFormats();
	if (rows === null || rows.length >= total) return null;
	if (isLoading) return <progress value={rows.length} max={total} aria-label={texts.loading} />;
	return (
		<p class="notice">
			{texts.table.firstOf({ loaded: whole(rows.length), all: whole(total) })}{' '}
			<button type="button" onClick={loadRest}>
				{texts.table.loadRest}
			</button>
		</p>
	);
}
