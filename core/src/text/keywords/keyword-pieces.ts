import type { Forms } from '../forms/forms.ts';

/** The words of a run without spaces: `[run]` if no model can split it. */
export function keywordPieces(run: string, { model }: Forms): readonly string[] {
	return model?.segment?.(run) ?? model?.cut?.(run) ?? [run];
}
