/**
 * The lock that apt failed to get, with its holder if apt knows it: “/var/lib/dpkg/lock, held by
 * process 42 (dpkg)”. Undefined if apt reports no lock.
 */
export function heldLock(output: string): string | undefined {
	const [, file, holder] =
		/Could not get lock (\S+?)\.?(?: It is held by (process \d+(?: \([^)]*\))?)|\s|$)/.exec(
			output,
		) ?? [];
	if (file) return holder ? `${file}, held by ${holder}` : file;
	return /Unable to (?:acquire the dpkg frontend lock|lock (?:directory|the [a-z]+ directory))/.test(
		output,
	)
		? 'one of its folders'
		: undefined;
}
