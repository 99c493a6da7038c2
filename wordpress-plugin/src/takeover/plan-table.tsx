import { __, sprintf } from '@wordpress/i18n';
import type { PlanRow } from './takeover-api.ts';

/** The values that will be written, one by one. */
export function PlanTable({
	rows,
	label,
}: {
	readonly rows: readonly PlanRow[];
	readonly label: string;
}) {
	if (rows.length === 0) return <p>{__('There is nothing to import.', 'plumbline')}</p>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
		<section className="plumbline-plan" tabIndex={0} aria-label={label}>
			<table className="widefat striped">
				<thead>
					<tr>
						<th scope="col">{__('Page', 'plumbline')}</th>
						<th scope="col">{__('Field', 'plumbline')}</th>
						<th scope="col">{__('Stored there', 'plumbline')}</th>
						<th scope="col">{__('Written to Plumbline', 'plumbline')}</th>
						<th scope="col">{__('What happens', 'plumbline')}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<Row key={index} row={row} />
					))}
				</tbody>
			</table>
		</section>
	);
}

const Row = ({
	row: { field, ours, page, state, theirs, unknown, url },
}: {
	readonly row: PlanRow;
}) => (
	<tr>
		<td>
			<bdi>{url ? <a href={url}>{page || url}</a> : page}</bdi>
		</td>
		<td>{field}</td>
		<td>
			<bdi>{theirs}</bdi>
		</td>
		<td>
			<bdi>{state === 'write' ? ours : ''}</bdi>
		</td>
		<td>
			{stateText(state)}
			{unknown.length > 0 && (
				<>
					{' '}
					{sprintf(
						/* translators: %s: names of variables. */
						__('Not imported; Plumbline has no such field: %s', 'plumbline'),
						unknown.join(', '),
					)}
				</>
			)}
		</td>
	</tr>
);

function stateText(state: PlanRow['state']): string {
	switch (state) {
		case 'write':
			return __('Will be written', 'plumbline');
		case 'kept':
			return __('Stays as you entered it in Plumbline', 'plumbline');
		case 'invalid':
			return __('Will not be written, because it is not valid', 'plumbline');
	}
}
