/*
 * The games of rose-king-loop.ts, move for move, in C: what the processor can do. `cc -O2` makes a program of it that is asked and
 * answers in the same way.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 9, SPACES = SIDE * SIDE, CARDS = 24, HAND = 5, HEROES = 4, STONES = 52, START = SPACES / 2, NO_STONE = 9 };

static int8_t target[SPACES][CARDS];
static uint32_t on_board[SPACES];
static uint32_t seed[4] = {1485, 0, 0x9e3779b9u, 1};
static uint8_t board[SPACES], deck[CARDS];
static int heroes[2];

static void make_map(void) {
  static const int step[8][2] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
  for (int from = 0; from < SPACES; from++)
    for (int card = 0; card < CARDS; card++) {
      const int *to = step[card / 3];
      int x = from % SIDE + to[0] * (card % 3 + 1), y = from / SIDE + to[1] * (card % 3 + 1);
      int on = x >= 0 && x < SIDE && y >= 0 && y < SIDE;
      target[from][card] = on ? y * SIDE + x : -1;
      on_board[from] |= (uint32_t)on << card;
    }
}

static inline uint32_t next(void) {
  uint32_t b = seed[1], c = seed[2], t = seed[0] + b + seed[3]++;
  seed[0] = b ^ (b >> 9);
  seed[1] = c + (c << 3);
  seed[2] = ((c << 21) | (c >> 11)) + t;
  return t;
}

static inline uint32_t draw(uint32_t n) {
  uint64_t product = (uint64_t)next() * n;
  if ((uint32_t)product < n)
    for (uint32_t unfair = -n % n; (uint32_t)product < unfair;) product = (uint64_t)next() * n;
  return product >> 32;
}

static void shuffle(int size) {
  for (int i = size - 1; i > 0; i--) {
    uint32_t j = draw(i + 1);
    uint8_t held = deck[i];
    deck[i] = deck[j];
    deck[j] = held;
  }
}

/* Writes down what a hand can play; `enemy` is a stone that a hero may turn over, or none that there is. */
static inline int find(uint32_t hand, int crown, int enemy, uint8_t *plays) {
  int found = 0;
  for (uint32_t rest = hand & on_board[crown]; rest; rest &= rest - 1) {
    int card = __builtin_ctz(rest), stone = board[target[crown][card]];
    plays[found] = card | (stone << 5);
    found += (stone == 0) | (stone == enemy);
  }
  return found;
}

/* How many actions the game took. */
static int play_one(void) {
  uint8_t plays[HAND];
  uint32_t hand[2] = {0, 0}, discard = 0;
  int held[2] = {HAND, HAND}, left = CARDS, seat = 0, crown = START, stones = STONES;
  memset(board, 0, SPACES);
  for (int card = 0; card < CARDS; card++) deck[card] = card;
  shuffle(CARDS);
  heroes[0] = heroes[1] = HEROES;
  for (int of = 0; of < 2; of++)
    for (int i = 0; i < HAND; i++) hand[of] |= 1u << deck[--left];
  for (int actions = 1;; actions++, seat ^= 1) {
    int enemy = heroes[seat] > 0 ? 2 - seat : NO_STONE;
    int found = find(hand[seat], crown, enemy, plays);
    int choices = found + (held[seat] < HAND);
    uint32_t choice = draw(choices ? choices : 1);
    if (choice < (uint32_t)found) {
      int card = plays[choice] & 31, hero = plays[choice] >> 5 > 0;
      crown = target[crown][card];
      hand[seat] ^= 1u << card;
      held[seat]--;
      discard |= 1u << card;
      board[crown] = seat + 1;
      heroes[seat] -= hero;
      stones -= !hero;
      if (stones == 0) return actions;
    } else if (choices) {
      hand[seat] |= 1u << deck[--left];
      held[seat]++;
      if (left == 0) {
        for (; discard; discard &= discard - 1) deck[left++] = __builtin_ctz(discard);
        shuffle(left);
      }
      if (held[0] + held[1] == 2 * HAND && !find(hand[seat], crown, enemy, plays) &&
          !find(hand[!seat], crown, heroes[!seat] > 0 ? seat + 1 : NO_STONE, plays))
        return actions;
    }
  }
}

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

int main(int count, char **given) {
  double length = count > 1 ? atof(given[1]) : 1;
  int shown = count > 2 ? atoi(given[2]) : 0;
  make_map();
  for (int i = 0; i < 12; i++) next();
  for (int i = 0; i < shown; i++) {
    int actions = play_one();
    for (int space = 0; space < SPACES; space++) putchar('0' + board[space]);
    printf(" %d,%d %d\n", heroes[0], heroes[1], actions);
  }
  for (int measured = 0; measured < 2 && length > 0; measured++) {
    long games = 0, actions = 0;
    double start = cpu_seconds(), seconds = 0;
    for (; seconds < length; seconds = cpu_seconds() - start, games += 5000)
      for (int i = 0; i < 5000; i++) actions += play_one();
    if (measured) printf("{\"games\":%ld,\"actions\":%ld,\"seconds\":%f}\n", games, actions, seconds);
  }
}
