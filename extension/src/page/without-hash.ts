/** A URL as it is requested: without the fragment, which only the browser uses. */
export const withoutHash = (address: string) => address.replace(/#.*/s, '');
