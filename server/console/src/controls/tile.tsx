import { Change } from '@plumbline/ui';

interface TileProps {
	readonly name: string;
	readonly value: number | null;
	/** Without it, the tile shows no change; null is unknown. */
	readonly before?: number | null | undefined;
	readonly format: (value: number) => string;
	readonly isLowBest?: boolean;
	/** Whether chance seldom changes the figure as much; unknown by default. */
	readonly isBeyondUsual?: boolean | null | undefined;
}

/** One figure and how it changed. */
export function Tile({ before, format, isBeyondUsual, isLowBest = false, ...tile }: TileProps) {
	const { name, value } = tile;
	const difference = value === null || before == null ? null : value - before;
	return (
		<div class="tile">
			<dt>{name}</dt>
			<dd>
				<b>{value === null ? '–' : format(value)}</b>
				{before !== undefined && (
					<Change
						value={difference === null ? null : isLowBest ? -difference : difference}
						format={format}
						isBeyondUsual={isBeyondUsual ?? null}
					/>
				)}
			</dd>
		</div>
	);
}
