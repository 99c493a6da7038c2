/** Our mark, a plumb bob, in the color of the text. */
export function Mark() {
	return (
		<svg class="mark" viewBox="0 0 18 18" aria-hidden="true">
			<path d="M9 1v9" fill="none" stroke="currentColor" stroke-width="1.8" />
			<path d="M9 16.5 5.8 11h6.4z" fill="currentColor" />
		</svg>
	);
}
