const SHAPES = 4;

/** The shape of a user's avatar, always the same for the same user. */
export function avatarShape(user_id: string): number {
  let sum = 0;
  for (const letter of user_id) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % SHAPES;
}
