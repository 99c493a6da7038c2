import type { StepResult } from './step.ts';

export function reportStep({ name, isFine, seconds, lines }: StepResult): void {
	console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
	for (const line of lines) console.log(`    ${line}`);
}
