import { setFlagsFromString } from 'node:v8';

/**
 * For commands that work for hours beside other programs. Call it before anything large is loaded.
 *
 * The heaps of all threads grow in small steps, so that garbage is collected before it fills hundreds
 * of megabytes; and the space for objects that live briefly does not grow. Both together take a third
 * less memory, for a tenth more processor time.
 */
export function keepMemorySmall(): void {
	setFlagsFromString('--heap-growing-percent=10');
	setFlagsFromString('--semi-space-growth-factor=1');
}
